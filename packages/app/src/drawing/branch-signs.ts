/** Branch signs in the general manner of military maps: one side in an oblong, the other in a lozenge. */
export type FrameShape = 'oblong' | 'lozenge';

export const FRAMES: Readonly<Record<FrameShape, string>> = {
  oblong: 'M-15-10h30v20h-30z',
  lozenge: 'M0-14.500L17 0 0 14.500-17 0z',
};

export interface Sign {
  readonly lines: string;
  /** Parts that are filled with ink. */
  readonly solid?: string;
}

export const CROSS: Readonly<Record<FrameShape, string>> = {
  oblong: 'M-15-10L15 10M-15 10L15-10',
  lozenge: 'M-8.500-7.200L8.500 7.200M-8.500 7.200L8.500-7.200',
};

export const OVAL = 'M-4.500-4.800h9a4.800 4.800 0 0 1 0 9.600h-9a4.800 4.800 0 0 1 0-9.600z';
export const DOT = 'M-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0z';
export const WINGS = 'M0 0l-8.500-4v8zM0 0l8.500-4v8z';
