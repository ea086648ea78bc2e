import { Injectable } from '@nestjs/common';
import { Settings } from '../platform';
import { fillDocument, type JsonBlock, type Preload } from './document';
import { escapeJson } from './escape';
import { firstDataBlock } from './first-data';
import { presentGallery } from './gallery-settings.presenter';
import { PageContents, type MovedPage } from './page-content.service';
import { pageOfPath, type PageOfPath } from './page-of-path';
import { PageRenderer } from './render/page-renderer';
import { contentSecurityPolicy } from './security-policy';
import { WebAssets } from './web-assets';

/** A document ready to be sent. */
export interface PageDocument {
  status: 200 | 404;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/** What a visitor asks for. */
export interface Visit {
  path: string;
  /** Without its question mark; empty for none. */
  query: string;
  /** Decides the order of the works, see visit.ts. */
  seed: number;
}

/** Writes the document of every page: the shell's own, with what this page needs first put into it. */
@Injectable()
export class Documents {
  private readonly gallery: JsonBlock;

  constructor(
    private readonly web: WebAssets,
    private readonly contents: PageContents,
    private readonly renderer: PageRenderer,
    private readonly settings: Settings,
  ) {
    this.gallery = { id: 'gallery', json: escapeJson(JSON.stringify(presentGallery(settings))) };
  }

  /** The document of an address, or where to find it; null when the shell's could never be fetched. */
  async documentOf({ path, query, seed }: Visit): Promise<PageDocument | MovedPage | null> {
    const page = pageOfPath(path);
    if (page.address !== null && page.address !== path) return moved(page.address, query);
    const [shell, remotes, chunks, content] = await Promise.all([
      this.web.shellDocument(),
      this.web.remotes(),
      this.chunkPreloads(page),
      this.contents.of(page, { path, query, seed }),
    ]);
    if ('movedTo' in content) return moved(content.movedTo, query);
    if (shell === null) return null;
    const visit = { id: 'visit', json: JSON.stringify({ seed }) };
    const blocks = [this.gallery, visit, ...firstDataBlock(content.answers)];
    const root = await this.renderer.htmlOf({ url: query === '' ? path : `${path}?${query}`, blocks });
    const list = remotes ? [{ id: 'remotes', json: escapeJson(JSON.stringify(remotes)) }] : [];
    return {
      status: content.status,
      html: fillDocument(shell, {
        head: content.head,
        preloads: [...content.preloads, ...chunks],
        blocks: [...blocks, ...list],
        root,
      }),
      policy: contentSecurityPolicy({
        remotes,
        publicOrigin: this.settings.http.publicOrigin,
        stripeHost: this.settings.stripe.host,
      }),
    };
  }

  /** Manifest, entry and chunks of the remote that owns the page: without them each is found only after the last. */
  private async chunkPreloads({ remote, chunk }: PageOfPath): Promise<Preload[]> {
    const assets = remote === null ? null : await this.web.remoteAssets(remote);
    if (assets === null) return [];
    const files = [...assets.always, ...(chunk === null ? [] : (assets.byPage[chunk] ?? []))];
    return [
      { as: 'fetch', href: assets.manifest },
      ...files.map((href): Preload => ({ as: href.endsWith('.css') ? 'style' : 'script', href })),
    ];
  }
}

const moved = (path: string, query: string): MovedPage => ({
  movedTo: query === '' ? path : `${path}?${query}`,
});
