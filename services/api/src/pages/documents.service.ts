import { Injectable } from '@nestjs/common';
import { Settings } from '../platform';
import { escapeJson, fillDocument, type JsonBlock, type Preload } from './document';
import { FirstData, firstDataBlock } from './first-data';
import { artworkPicture, cataloguePicture } from './first-picture';
import { presentGallery } from './gallery-settings.presenter';
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

/** What only a work's or the catalogue's data can say about a document. */
interface PageData {
  status: 200 | 404;
  title: string;
  preloads: Preload[];
  blocks: JsonBlock[];
}

/** Writes the document of every page: the shell's own, with what this page needs first put into it. */
@Injectable()
export class Documents {
  private readonly gallery: JsonBlock;

  constructor(
    private readonly web: WebAssets,
    private readonly firstData: FirstData,
    private readonly renderer: PageRenderer,
    private readonly settings: Settings,
  ) {
    this.gallery = { id: 'gallery', json: escapeJson(JSON.stringify(presentGallery(settings))) };
  }

  /** The document of an address; null when the shell's could never be fetched. */
  async documentOf({ path, query, seed }: Visit): Promise<PageDocument | null> {
    const page = pageOfPath(path);
    const [shell, remotes, chunks, data] = await Promise.all([
      this.web.shellDocument(),
      this.web.remotes(),
      this.chunkPreloads(page),
      this.dataOf(page, { query, seed }),
    ]);
    if (shell === null) return null;
    const visit = { id: 'visit', json: JSON.stringify({ seed }) };
    const blocks = [this.gallery, visit, ...data.blocks];
    const root = await this.renderer.htmlOf({ url: query === '' ? path : `${path}?${query}`, blocks });
    const { name } = this.settings.brand;
    const list = remotes ? [{ id: 'remotes', json: escapeJson(JSON.stringify(remotes)) }] : [];
    return {
      status: data.status,
      html: fillDocument(shell, {
        title: data.title === '' ? name : `${data.title} – ${name}`,
        preloads: [...data.preloads, ...chunks],
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

  private async dataOf(page: PageOfPath, visit: Pick<Visit, 'query' | 'seed'>): Promise<PageData> {
    const { status, title, data } = page;
    if (data === null) return { status, title, preloads: [], blocks: [] };
    return data.kind === 'artwork' ? this.artworkData(data.slug) : this.inventoryData(page, visit);
  }

  private async artworkData(slug: string): Promise<PageData> {
    const artwork = await this.firstData.artwork(slug);
    if (artwork === 'unknown') {
      return { status: 404, title: 'Artwork Not Found', preloads: [], blocks: [] };
    }
    if (artwork === null) return { status: 200, title: 'Fine Art', preloads: [], blocks: [] };
    return {
      status: 200,
      title: artwork.body.title,
      preloads: artworkPicture(artwork.body),
      blocks: firstDataBlock([artwork]),
    };
  }

  /**
   * The server chooses the order of the works for a visit (G36), so that it knows the first picture. A filtered list
   * begins elsewhere, so nothing is guessed for it.
   */
  private async inventoryData(
    { status, title, chunk }: PageOfPath,
    { query, seed }: Pick<Visit, 'query' | 'seed'>,
  ): Promise<PageData> {
    const inventory = await this.firstData.inventory();
    if (inventory === null) return { status, title, preloads: [], blocks: [] };
    const opensWithWorks = chunk === 'fine-art' && query === '';
    return {
      status,
      title,
      preloads: opensWithWorks ? cataloguePicture(inventory.body, seed) : [],
      blocks: firstDataBlock([inventory]),
    };
  }
}
