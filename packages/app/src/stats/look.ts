/** Sides in charts differ by colour and by the pattern of the line. */
export interface SeatLook {
  readonly colour: string;
  readonly dash: readonly number[];
}

const LOOKS: readonly SeatLook[] = [
  { colour: '--pencil-blue', dash: [] },
  { colour: '--pencil-red', dash: [7, 4] },
  { colour: '--done', dash: [2, 3] },
  { colour: '--by-hand', dash: [9, 3, 2, 3] },
];

export function seatLook(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length] ?? { colour: '--ink', dash: [] };
}
