import { PRICES } from "../cards.ts";
import "./price-field.css";

interface Props {
  readonly legend: string;
  /** The name of the radio group. */
  readonly name: string;
  readonly price: number;
  /** The lowest price that can be chosen; default: any. */
  readonly min?: number;
  readonly onChoose: (price: number) => void;
}

/** The price of a technology's goods. */
export const PriceField = ({ legend, name, price, min = 0, onChoose }: Props) => (
  <fieldset class="price-field">
    <legend>{legend}</legend>
    {PRICES.map((each) => (
      <label key={each}>
        <input
          type="radio"
          name={name}
          checked={each === price}
          disabled={each < min}
          onChange={() => onChoose(each)}
        />
        {each}
      </label>
    ))}
  </fieldset>
);
