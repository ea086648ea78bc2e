/** Puts preloads of the two fonts that every first screen uses, by their hashed names, before </head>. */
import { rspack } from '@rspack/core';

const EVERY_FIRST_SCREEN = [
  /^eb-garamond-latin-wght-normal\..*woff2$/,
  /^instrument-sans-latin-wght-normal\..*woff2$/,
];

export class FontPreloads {
  /** @param {{publicPath: string}} options where the document finds its assets */
  constructor({ publicPath }) {
    this.publicPath = publicPath;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('FontPreloads', (compilation) => {
      const { beforeEmit } = rspack.HtmlRspackPlugin.getCompilationHooks(compilation);
      beforeEmit.tapPromise('FontPreloads', async (data) => {
        const names = Object.keys(compilation.assets);
        const links = EVERY_FIRST_SCREEN.flatMap((font) => names.filter((name) => font.test(name))).map(
          (name) =>
            `<link rel="preload" as="font" type="font/woff2" crossorigin href="${this.publicPath}${name}">`,
        );
        return { ...data, html: data.html.replace('</head>', `${links.join('')}</head>`) };
      });
    });
  }
}
