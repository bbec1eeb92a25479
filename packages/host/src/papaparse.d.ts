/** What we use of the library: its own types would bring those of Node into every page. */
declare module 'papaparse' {
  export interface Parsed {
    readonly data: readonly (readonly string[])[];
    readonly errors: readonly { readonly type: string; readonly code: string; readonly row?: number }[];
  }
  const papa: {
    parse(text: string, options: { readonly delimiter: string; readonly preview: number }): Parsed;
  };
  export default papa;
}
