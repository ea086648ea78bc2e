import { Injectable } from '@nestjs/common';
import type { Preload, Stylesheet } from '../documents/document-template';
import type { ResolvedPage } from '../content/page-resolution';
import { StylesheetsService } from './stylesheets.service';
import { FrontEndAssetsService } from './front-end-assets.service';

/** The files of a page's remote. In the document, so that the browser need not discover them one after the other. */
export interface PageFiles {
  /** The entry of the remote's build by the remote's name; empty for a page of the shell alone, null when unknown. */
  entry: Record<string, string> | null;
  loadStylesheet: Stylesheet[];
  manifest: Preload[];
  scripts: Preload[];
}

@Injectable()
export class PageFilesService {
  constructor(
    private readonly frontEndAssetsService: FrontEndAssetsService,
    private readonly stylesheetsService: StylesheetsService,
  ) {}

  async filesFor({ remote, chunk }: ResolvedPage): Promise<PageFiles> {
    if (remote === null) return { entry: {}, loadStylesheet: [], manifest: [], scripts: [] };
    const assets = await this.frontEndAssetsService.remoteAssets(remote);
    if (assets === null) return { entry: null, loadStylesheet: [], manifest: [], scripts: [] };
    const files = [...assets.always, ...(chunk === null ? [] : (assets.byPage[chunk] ?? []))];
    return {
      entry: { [remote]: assets.build },
      loadStylesheet: await Promise.all(files.filter(isStyle).map((href) => this.styles(remote, href))),
      manifest: [{ as: 'fetch', href: assets.manifest }],
      scripts: files.filter((href) => !isStyle(href)).map((href) => ({ as: 'script', href })),
    };
  }

  private async styles(remote: string, href: string): Promise<Stylesheet> {
    const text = await this.stylesheetsService.getInlineText(href);
    return { href, chunk: `${remote}:chunk-${chunkOf(href)}`, text };
  }
}

const isStyle = (href: string): boolean => href.endsWith('.css');

/** The build names files `chunk.hash.css`. */
const chunkOf = (href: string): string => href.slice(href.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';
