import type { Drawings } from '../../drawing/drawings';
import AcesMap from './AcesMap.svelte';

export const drawings: Drawings = { aces: AcesMap };
