/** Units whose printed name means several men; "Maus" and "Volunteer Corps" are one. */
const SEVERAL = /(?<!Mau|Corp)s$|jäger$|^(?:Alpini|Bersaglieri|Guastatori|Pioniere)$/;

/** Is it "Gurkhas on c3 move", not "moves"? */
export function isPlural(unit: string): boolean {
  const [name = ''] = unit.split(' on ');
  return SEVERAL.test(name);
}

/** The form of the verb, or of the whole clause, that goes with the name of a unit. */
export function does(unit: string, one: string, several: string): string {
  return `${unit} ${isPlural(unit) ? several : one}`;
}

export function its(unit: string): string {
  return isPlural(unit) ? 'their' : 'its';
}
