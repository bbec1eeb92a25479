import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Lets the browser fetch the fonts of the first screen together with the style sheet that names them. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'sandtable:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        return names.map((name): HtmlTagDescriptor => {
          const file = files.find((candidate) => candidate.includes(name));
          if (file === undefined) throw new Error(`No font file of the build is named ${name}.`);
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: '' };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      },
    },
  };
}
