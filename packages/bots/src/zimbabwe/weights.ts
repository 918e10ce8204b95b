/** The weights of the evaluation. One table, so that tuning has one place to look. */
export interface Weights {
  /** Rounds of lead that make one e-fold of winning chances. */
  readonly scale: number;
  /**
   * A line without a craftsman in reach is assumed to be available from this turn on, at this cost
   * per good.
   */
  readonly hopeFrom: number;
  readonly hopeCost: number;
  /** The part of the map's goods that a seat can count on while others buy too. */
  readonly share: number;
  /** The part of the expected payments of others that comes true. */
  readonly trust: number;
  /** The value, in rounds, of a turn still to come in this round. */
  readonly early: number;
  /** Per point of VP - VR. */
  readonly margin: number;
  /** Per cattle in hand, as a logarithm. */
  readonly cattle: number;
  /** Cattle a round that some gods are worth. */
  readonly engai: number;
  readonly elegua: number;
  readonly shadipinyi: number;
  readonly qamata: number;
  /** The same for the builder. */
  readonly builder: number;
  /** Rounds that a god still to be chosen is worth. */
  readonly godless: number;
}

export const STEADY: Weights = {
  scale: 1,
  hopeFrom: 3,
  hopeCost: 3,
  share: 0.8,
  trust: 0.6,
  early: 0.5,
  margin: 0.03,
  cattle: 0.05,
  engai: 2,
  elegua: 1,
  shadipinyi: 0.7,
  qamata: 0.3,
  builder: 0.5,
  godless: 0.2,
};
