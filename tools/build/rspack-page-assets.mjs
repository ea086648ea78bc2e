/**
 * Writes page-assets.json beside a remote's manifest: the files of each page's chunk, `{"fine-art": ["12.js", "12.css"]}`.
 * The manifest lists the chunks of all pages together, so a document could only preload all of them or none.
 */
import { rspack } from '@rspack/core';

const PAGE = /^\.\/pages\/(?:.+\/)?([^/]+)\.page$/;
const ASSET = /\.(js|css)$/;

export class PageAssets {
  apply(compiler) {
    compiler.hooks.compilation.tap('PageAssets', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageAssets', stage }, () => {
        const json = JSON.stringify(filesByPage(compilation));
        compilation.emitAsset('page-assets.json', new rspack.sources.RawSource(json));
      });
    });
  }
}

function filesByPage(compilation) {
  const pages = {};
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const [, page] = PAGE.exec(request ?? '') ?? [];
      if (page) pages[page] = group.getFiles().filter((file) => ASSET.test(file));
    }
  }
  return pages;
}
