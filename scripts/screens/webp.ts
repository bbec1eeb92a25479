/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { Stop } from '../lib/say.mjs';

/** So many bytes a picture may have: the documents are read over slow lines too. */
const MOST_BYTES = 120_000;

/** As small as it must be; the browser knows the format. */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  for (const quality of [0.85, 0.75, 0.6, 0.45]) {
    const coded = await page.evaluate(
      async ([data, q]) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        canvas.getContext('2d')?.drawImage(picture, 0, 0);
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality: q });
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      },
      [png.toString('base64'), quality] as const,
    );
    const made = Buffer.from(coded, 'base64');
    if (made.length <= MOST_BYTES) return made;
  }
  throw new Stop('A picture does not get small enough.');
}
