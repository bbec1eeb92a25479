import { formatRoute } from '../router/route';

const SECRET = /^[\w-]{22}$/;

/** The address that leads to a seat. The secret is in the fragment, which a browser never sends anywhere. */
export function linkTo(secret: string, base: string = document.baseURI): string {
  return new URL(formatRoute({ screen: 'join', key: secret }), base).href;
}

/** The secret in what somebody pasted or scanned: a whole link, or the code at its end; null if it is neither. */
export function secretIn(text: string): string | null {
  const code = text.trim().split(/[/#]/).at(-1)?.split('?')[0] ?? '';
  return SECRET.test(code) ? code : null;
}

/** The secret of the link that was copied last by making a table; the waiting room says so. */
export const copiedLink: { secret: string } = { secret: '' };

/** True if it lies in the clipboard now; a browser may forbid that. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
