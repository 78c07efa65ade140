/** The two sides of a match. A seat is not a person: people sit down on it. */
export const SEATS = ['A', 'B'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;

export function opponentOf(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A';
}

/** `values` with the one of `seat` replaced. */
export function withSeat<T>(values: BySeat<T>, seat: Seat, value: T): BySeat<T> {
  return seat === 'A' ? { A: value, B: values.B } : { A: values.A, B: value };
}
