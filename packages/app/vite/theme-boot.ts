import type { Plugin } from 'vite';

/** Puts `public/theme-boot.js` before everything that paints. It is no module: modules run too late for that. */
export function themeBoot(): Plugin {
  return {
    name: 'sandtable:theme-boot',
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { src: './theme-boot.js' }, injectTo: 'head-prepend' }],
    },
  };
}
