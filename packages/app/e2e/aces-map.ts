import type { Page } from '@playwright/test';

/**
 * The middle of a hex on the screen: a hex is 96 wide, flat tops, odd columns lower. A map on its side has been turned by a quarter
 * against the clock, and its sheet lies above the origin.
 */
export function placeOf(page: Page, column: number, row: number): Promise<{ x: number; y: number }> {
  return page
    .locator('.board svg.layer')
    .first()
    .evaluate(
      (element, [c, r]) => {
        const svg = element as SVGSVGElement;
        const high = 48 * Math.sqrt(3);
        const [x, y] = [48 + c * 72, high / 2 + r * high + (c % 2) * (high / 2)];
        const turned = svg.viewBox.baseVal.y < -100;
        const point = turned ? new DOMPoint(y, -x) : new DOMPoint(x, y);
        const there = point.matrixTransform(svg.getScreenCTM() ?? new DOMMatrix());
        return { x: there.x, y: there.y };
      },
      [column, row] as const,
    );
}
