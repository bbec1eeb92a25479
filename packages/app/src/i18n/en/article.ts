/** A side or a player where a sentence goes on: "the United States", "Germany", "Ada". Labels and headings have the bare name. */
export function the(side: string): string {
  return /^(United|Soviet) /.test(side) ? `the ${side}` : side;
}

/** The same where the sentence begins; one that is put together already only gets its capital. */
export function begin(side: string): string {
  const name = the(side);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
