import { layoutOf, middleOf, spaceBox } from '../src/2gm/board/layout';

const FIELD = { columns: 8, rows: 6 };

/** The middle of a space, in parts of the sheet's width and height. */
export function spaceAt(name: string): { readonly x: number; readonly y: number } {
  const layout = layoutOf(FIELD);
  const space = (Number(name.slice(1)) - 1) * FIELD.columns + 'abcdefgh'.indexOf(name.charAt(0));
  const { x, y } = middleOf(spaceBox(layout, space));
  return { x: x / layout.page.width, y: y / layout.page.height };
}
