import { Injectable } from '@nestjs/common';
import type { Preload, Stylesheet } from '../document';
import type { PageOfPath } from '../page-of-path';
import { Stylesheets } from '../stylesheets';
import { WebAssets } from '../web-assets';

/** Files of the remote that owns a page: without them in the document each is found only after the last. */
export interface PageFiles {
  /** Entry of the remote's build, by its name; empty for a page of the shell alone, null when it is not known. */
  entry: Record<string, string> | null;
  styles: Stylesheet[];
  manifest: Preload[];
  scripts: Preload[];
}

/** Knows which files of the front end's builds a page needs. */
@Injectable()
export class PageFileList {
  constructor(
    private readonly web: WebAssets,
    private readonly stylesheets: Stylesheets,
  ) {}

  async of({ remote, chunk }: PageOfPath): Promise<PageFiles> {
    if (remote === null) return { entry: {}, styles: [], manifest: [], scripts: [] };
    const assets = await this.web.remoteAssets(remote);
    if (assets === null) return { entry: null, styles: [], manifest: [], scripts: [] };
    const files = [...assets.always, ...(chunk === null ? [] : (assets.byPage[chunk] ?? []))];
    return {
      entry: { [remote]: assets.build },
      styles: await Promise.all(files.filter(isStyle).map((href) => this.styles(remote, href))),
      manifest: [{ as: 'fetch', href: assets.manifest }],
      scripts: files.filter((href) => !isStyle(href)).map((href) => ({ as: 'script', href })),
    };
  }

  private async styles(remote: string, href: string): Promise<Stylesheet> {
    const text = await this.stylesheets.textOf(href);
    return { href, chunk: `${remote}:chunk-${chunkOf(href)}`, text };
  }
}

const isStyle = (href: string): boolean => href.endsWith('.css');

/** The build names files `chunk.hash.css`. */
const chunkOf = (href: string): string => href.slice(href.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';
