import type { Drawings } from '../../drawing/drawings';
import PacificMap from './PacificMap.svelte';
import TacticsMap from './TacticsMap.svelte';

export const drawings: Drawings = { tactics: TacticsMap, pacific: PacificMap };
