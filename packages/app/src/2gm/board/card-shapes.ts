/** Outlines of a unit card of 118 by 92 around the origin; the sides differ in shape and pattern, so that colour is not needed. */
interface CardShape {
  readonly edge: string;
  /** The pale part below the band with the name. */
  readonly face: string;
  /** Strokes over the band. */
  readonly hatch: string;
  /** The pattern of a card that lies face down. */
  readonly back: string;
}

function strokes(from: number, to: number, top: number, height: number, step: number): string {
  let path = '';
  for (let x = from; x <= to; x += step) path += `M${x} ${top + height}l${height}-${height}`;
  return path;
}

export const OUTLINES: Readonly<Record<'south' | 'north', CardShape>> = {
  south: {
    edge: 'M-52-46h104q7 0 7 7v78q0 7-7 7h-104q-7 0-7-7v-78q0-7 7-7z',
    face: 'M-56.500-25.500h113v63.500q0 5.500-5.500 5.500h-102q-5.500 0-5.500-5.500z',
    hatch: '',
    back: strokes(-52, 10, -16, 48, 10),
  },
  north: {
    edge: 'M-48-46h96l11 11v70l-11 11h-96l-11-11v-70z',
    face: 'M-56.500-25.500h113v59.500l-9.500 9.500h-94l-9.500-9.500z',
    hatch: strokes(-54, 37, -44.5, 18, 9),
    back: `${strokes(-52, 10, -16, 46, 12)}M-6-16L40 30M-30-16L16 30M-52-14L-8 30M18-16l34 34`,
  },
};

const PIP = { width: 8.6, gap: 1.9, height: 8.4 };
/** So wide the row is at most: many HP make narrower boxes. */
const ROW = 62;

/** Boxes for HP in a row around the origin, from one to another of so many. */
export function cardPips(from: number, to: number, of: number): string {
  const step = Math.min(PIP.width + PIP.gap, ROW / Math.max(of, 1));
  const width = step - PIP.gap;
  const start = (-of * step + PIP.gap) / 2;
  let path = '';
  for (let i = from; i < to; i++)
    path += `M${Math.round((start + i * step) * 10) / 10}-${PIP.height / 2}h${Math.round(width * 10) / 10}v${PIP.height}h-${Math.round(width * 10) / 10}z`;
  return path;
}
