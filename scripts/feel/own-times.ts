/** One span of a trace, in microseconds; `tdur` is what the thread itself worked. */
interface Span {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
}

const MAIN = 'CrRendererMain';

function worked(span: Span): number {
  return (span.tdur ?? 0) / 1000;
}

function ends(span: Span): number {
  return span.ts + (span.dur ?? 0);
}

/**
 * What the page's own thread worked, in milliseconds, whatever else ran on the machine: for a click, from letting go of the button until the next picture was
 * handed over; and the longest single task between a mark called dice and the next one called calm.
 */
export function ownTimes(trace: Buffer): { readonly clickP95: number; readonly longest: number } {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly Span[] };
  const thread = ({ pid, tid }: Span): string => `${pid} ${tid}`;
  const isMain = new Set(traceEvents.filter((e) => e.name === 'thread_name' && e.args.name === MAIN).map(thread));
  const main = traceEvents.filter((e) => isMain.has(thread(e))).sort((a, b) => a.ts - b.ts);
  const tasks = main.filter((e) => e.ph === 'X' && e.name === 'ThreadControllerImpl::RunTask');
  const frames = main.filter((e) => e.ph === 'X' && e.name === 'ProxyMain::BeginMainFrame');
  const clicks = main.filter((e) => e.name === 'EventDispatch' && e.args.data?.type === 'pointerup');
  const costs = clicks.flatMap((click) => {
    const frame = frames.find((f) => f.ts > click.ts);
    if (frame === undefined) return [];
    return [tasks.filter((t) => ends(t) > click.ts && t.ts < ends(frame)).reduce((sum, t) => sum + worked(t), 0)];
  });
  const marks = main.filter((e) => e.name === 'dice' || e.name === 'calm');
  const falling = tasks.filter((t) => marks.filter((m) => m.ts < t.ts).at(-1)?.name === 'dice').map(worked);
  const sorted = costs.sort((a, b) => a - b);
  return {
    clickP95: Math.round(sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0),
    longest: Math.round(Math.max(0, ...falling)),
  };
}
