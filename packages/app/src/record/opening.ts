import type { RecordSource } from '../log/source';
import type { RecordParts } from './parts';

/** What stands above the first lines of a log: a match that began from a position began in the middle of a turn. */
export async function openingOf(
  source: Pick<RecordSource, 'viewAt' | 'viewer'>,
  parts: Pick<RecordParts, 'opening'>,
  before: string,
): Promise<string> {
  const first = await source.viewAt(0, source.viewer);
  return (first.ok ? parts.opening(first.value) : null) ?? before;
}
