import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../platform';
import { escapeJson, fillDocument, type JsonBlock, type Preload } from './document';
import { FirstData } from './first-data';
import { artworkPicture, cataloguePicture } from './first-picture';
import { presentGallery } from './gallery-settings.presenter';
import { pageOfPath, type PageOfPath } from './page-of-path';
import { contentSecurityPolicy } from './security-policy';
import { WebAssets } from './web-assets';

/** A document ready to be sent. */
export interface PageDocument {
  status: 200 | 404;
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

/** What only a work's or the catalogue's data can say about a document. */
interface PageData {
  status: 200 | 404;
  title: string;
  preloads: Preload[];
  blocks: JsonBlock[];
}

/** Seeds are below this, so that they are exact in every language. */
const SEEDS = 2 ** 32;

/** Writes the document of every page: the shell's own, with what this page needs first put into it. */
@Injectable()
export class Documents {
  private readonly gallery: JsonBlock;

  constructor(
    private readonly web: WebAssets,
    private readonly firstData: FirstData,
    private readonly settings: Settings,
  ) {
    this.gallery = { id: 'gallery', json: escapeJson(JSON.stringify(presentGallery(settings))) };
  }

  /** The document of a path; null when the shell's could never be fetched. */
  async documentOf({ path, hasQuery }: { path: string; hasQuery: boolean }): Promise<PageDocument | null> {
    const page = pageOfPath(path);
    const [shell, remotes, chunks, data] = await Promise.all([
      this.web.shellDocument(),
      this.web.remotes(),
      this.chunkPreloads(page),
      this.dataOf(page, hasQuery),
    ]);
    if (shell === null) return null;
    const { name } = this.settings.brand;
    const list = remotes ? [{ id: 'remotes', json: escapeJson(JSON.stringify(remotes)) }] : [];
    return {
      status: data.status,
      html: fillDocument(shell, {
        title: data.title === '' ? name : `${data.title} – ${name}`,
        preloads: [...data.preloads, ...chunks],
        blocks: [this.gallery, ...list, ...data.blocks],
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

  private async dataOf(page: PageOfPath, hasQuery: boolean): Promise<PageData> {
    const { status, title, data } = page;
    if (data === null) return { status, title, preloads: [], blocks: [] };
    return data.kind === 'artwork' ? this.artworkData(data.slug) : this.inventoryData(page, hasQuery);
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
      blocks: [{ id: 'first-data', json: artwork.json }],
    };
  }

  /**
   * The server chooses the order of the works for a visit (G36), so that it knows the first picture. A page that keeps
   * an older seed in its tab ignores this one; a filtered list begins elsewhere, so nothing is guessed for it.
   */
  private async inventoryData({ status, title, chunk }: PageOfPath, hasQuery: boolean): Promise<PageData> {
    const seed = randomInt(SEEDS);
    const visit = { id: 'visit', json: JSON.stringify({ seed }) };
    const inventory = await this.firstData.inventory();
    if (inventory === null) return { status, title, preloads: [], blocks: [visit] };
    const opensWithWorks = chunk === 'fine-art' && !hasQuery;
    return {
      status,
      title,
      preloads: opensWithWorks ? cataloguePicture(inventory.body, seed) : [],
      blocks: [visit, { id: 'first-data', json: inventory.json }],
    };
  }
}
