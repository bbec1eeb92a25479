declare module 'virtual:rule-counts' {
  export const ruleCounts: Readonly<Record<string, import('./rules/counts').BookCounts>>;
}
