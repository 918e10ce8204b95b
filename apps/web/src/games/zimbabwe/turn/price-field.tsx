import { PRICES } from "../cards.ts";
import "./price-field.css";

interface Props {
  readonly legend: string;
  /** Tells its choices from those of other fields. */
  readonly name: string;
  readonly price: number;
  /** The lowest price that can be chosen; any if left out. */
  readonly least?: number;
  readonly onChoose: (price: number) => void;
}

/** What a technology asks for a good. */
export const PriceField = ({ legend, name, price, least = 0, onChoose }: Props) => (
  <fieldset class="price-field">
    <legend>{legend}</legend>
    {PRICES.map((each) => (
      <label key={each}>
        <input
          type="radio"
          name={name}
          checked={each === price}
          disabled={each < least}
          onChange={() => onChoose(each)}
        />
        {each}
      </label>
    ))}
  </fieldset>
);
