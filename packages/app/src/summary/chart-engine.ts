import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

/** One line of a chart. Colours are those of the page at this moment. */
export interface ChartLine {
  readonly values: readonly number[];
  readonly colour: string;
  readonly dash: readonly number[];
}

export interface ChartLook {
  readonly ink: string;
  readonly grid: string;
  readonly font: string;
}

export interface DrawnChart {
  resize(width: number, height: number): void;
  destroy(): void;
}

/** Draws the lines into the element; `onpoint` hears which point the pointer is at. */
export function drawChart(
  element: HTMLElement,
  lines: readonly ChartLine[],
  labels: readonly string[],
  look: ChartLook,
  size: { readonly width: number; readonly height: number },
  onpoint: (index: number | null) => void,
): DrawnChart {
  const axis = {
    stroke: look.ink,
    font: look.font,
    grid: { stroke: look.grid, width: 1 },
    ticks: { stroke: look.grid, width: 1, size: 4 },
  };
  const chart = new uPlot(
    {
      ...size,
      legend: { show: false },
      padding: [8, 10, 0, 0],
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 7 } },
      scales: { x: { time: false }, y: { range: (_u, min, max) => rangeOf(min, max) } },
      axes: [
        {
          ...axis,
          space: 44,
          size: 26,
          values: (_u, ticks) => ticks.map((n) => (Number.isInteger(n) ? (labels[n] ?? '') : '')),
        },
        { ...axis, size: 34, incrs: [1, 2, 5, 10, 20, 50, 100] },
      ],
      series: [
        {},
        ...lines.map((line) => ({
          stroke: line.colour,
          width: 2,
          dash: [...line.dash],
          points: { show: false },
        })),
      ],
      hooks: { setCursor: [(u: uPlot) => onpoint(u.cursor.idx ?? null)] },
    },
    [labels.map((_, i) => i), ...lines.map((line) => [...line.values])],
    element,
  );
  return { resize: (width, height) => chart.setSize({ width, height }), destroy: () => chart.destroy() };
}

/** Zero is always in view, and a flat line has room around it. */
function rangeOf(min: number, max: number): [number, number] {
  const low = Math.min(0, Math.floor(min));
  const high = Math.max(low + 1, Math.ceil(max * 1.05));
  return [low, high];
}
