import { renderUnicodeCompact } from 'uqr';

/** The address as a picture for a terminal. */
export function qrCode(text: string): string {
  return renderUnicodeCompact(text);
}
