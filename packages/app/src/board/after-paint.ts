/**
 * Does it once the browser has shown what stands now. Whoever taps the board sees at once that the tap was taken, and what follows from it, which takes longer,
 * with the next picture.
 */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}
