// Runs before the first paint, so that a chosen theme does not flash. A file of its own: the content security policy
// allows no inline scripts. `src/settings/theme.ts` keeps the same key and values.
(() => {
  try {
    const theme = localStorage.getItem('sandtable.theme');
    if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is forbidden here: the system's theme applies.
  }
})();
