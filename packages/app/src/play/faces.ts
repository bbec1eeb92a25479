/** Typed faces of a die, "3 12 7"; null if one of them is none. */
export function readFaces(text: string, sides: number): number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const faces = words.map(Number);
  const good = words.every((word, i) => /^\d{1,4}$/.test(word) && (faces[i] ?? 0) >= 1 && (faces[i] ?? 0) <= sides);
  return good && faces.length > 0 ? faces : null;
}
