/** Frames and branch signs in the general manner of military maps, in a box of 36 by 36 around the origin. */
export type Side = 'south' | 'north';
export type Branch = 'infantry' | 'armor' | 'artillery' | 'antiTank' | 'antiAir' | 'landing' | 'headquarters';

interface FrameShape {
  readonly frame: string;
  readonly branches: Readonly<Record<Branch, string>>;
}

/** South stands in an oblong, north in a diamond: nobody has to tell colours apart. */
export const SHAPES: Readonly<Record<Side, FrameShape>> = {
  south: {
    frame: 'M-13-9h26v18h-26z',
    branches: {
      infantry: 'M-13-9 13 9M-13 9 13-9',
      armor: 'M-4-4.5h8a4.5 4.5 0 0 1 0 9h-8a4.5 4.5 0 0 1 0-9z',
      artillery: 'M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
      antiTank: 'M-13 9 0-9 13 9',
      antiAir: 'M-11 9C-11-8 11-8 11 9',
      landing: 'M-8-2h16l-3 6h-10zM0-2v-5',
      headquarters: 'M-13-4h26',
    },
  },
  north: {
    frame: 'M0-15 15 0 0 15-15 0z',
    branches: {
      infantry: 'M-7.5-7.5 7.5 7.5M-7.5 7.5 7.5-7.5',
      armor: 'M-3.5-4h7a4 4 0 0 1 0 8h-7a4 4 0 0 1 0-8z',
      artillery: 'M-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
      antiTank: 'M-7 8 0-8 7 8',
      antiAir: 'M-7.5 7.5C-7-6 7-6 7.5 7.5',
      landing: 'M-6-2h12l-2.5 5h-7z',
      headquarters: 'M-10-5h20',
    },
  },
};
