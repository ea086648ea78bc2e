import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Settings } from '../../platform';
import type { JsonBlock } from '../documents/document-template';
import { presentGallerySettings } from '../gallery-settings/gallery-settings.presenter';
import { StaleWhileRevalidate } from '../front-end/stale-while-revalidate';
import { readServerBundles, type ServerBundles } from './server-bundles';
import { renderedPageKey, RenderedPageCache } from './rendered-page-cache';
import { RendererUnavailable } from './render-thread';
import { RenderThreadManager } from './render-thread-manager';

/** A page of the site, and what its document tells its scripts. */
export interface PageToRender {
  /** Path and query, as in `/fine-art?series=FLORALS`. */
  url: string;
  /** The document's own JSON blocks: the page reads them on the server as it does in the browser. */
  blocks: readonly JsonBlock[];
  /** Names of the scripts that the document loads, or texts that hold them, by `shell` and the remote's name. */
  scripts: Readonly<Record<string, string>>;
}

/** A page that takes longer goes without. To build it in the browser costs a phone more than this. */
const RENDER_TIMEOUT_MS = 1_000;
/** The first page of a thread also loads its code. */
const FIRST_RENDER_TIMEOUT_MS = 3_000;
const MAX_CACHED_PAGES = 200;
/** Characters of all pages that are kept; one takes a byte or two. */
const MAX_CACHED_CHARACTERS = 32 * 1024 * 1024;
/** No link of ours is as long: whoever makes one up gets the page without HTML. */
const MAX_URL_LENGTH = 2_000;
/** How old what is known of the builds on the disk may be. */
const FRESH_MS = 10_000;

/**
 * Turns pages into HTML before any of their scripts run in the browser, in a thread of its own. A document never waits
 * long for it and never fails with it.
 */
@Injectable()
export class PageRendererService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PageRendererService.name);
  private readonly bundles: StaleWhileRevalidate<ServerBundles> | null;
  private readonly threads = new RenderThreadManager((sentence) => this.logger.error(sentence));
  private readonly kept = new RenderedPageCache(MAX_CACHED_PAGES, MAX_CACHED_CHARACTERS);

  constructor(private readonly settings: Settings) {
    const folders = settings.pageBundles;
    this.bundles =
      folders &&
      new StaleWhileRevalidate(
        () => readServerBundles(folders),
        FRESH_MS,
        (error) => this.warn(error),
      );
  }

  /** Loads the pages' code before the first visitor comes. */
  onApplicationBootstrap(): void {
    const gallery = JSON.stringify(presentGallerySettings(this.settings));
    void this.bundles
      ?.get()
      .then((bundles) => this.threads.render({ url: '/', blocks: { gallery, visit: '{"seed":0}' } }, bundles))
      .catch((error: unknown) => this.warn(error));
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.stop();
  }

  /** What belongs into the document's root; null where a page goes without, then the browser builds it. */
  async renderPage(page: PageToRender): Promise<string | null> {
    if (page.url.length > MAX_URL_LENGTH) return null;
    try {
      const bundles = await this.bundles?.get();
      if (!bundles || !isOfBuilds(page, bundles)) return null;
      const key = renderedPageKey(page.url, page.blocks, bundles.builds);
      const html = this.kept.get(key, () => this.render(page, bundles));
      return await withDeadline(html, this.threads.isWarm ? RENDER_TIMEOUT_MS : FIRST_RENDER_TIMEOUT_MS);
    } catch (error) {
      this.warn(error);
      return null;
    }
  }

  /** A page that fails by itself is kept as one without: it would fail again. */
  private async render({ url, blocks }: PageToRender, bundles: ServerBundles): Promise<string | null> {
    const texts = Object.fromEntries(blocks.map(({ id, json }) => [id, json]));
    try {
      return await this.threads.render({ url, blocks: texts }, bundles);
    } catch (error) {
      if (error instanceof RendererUnavailable) throw error;
      this.logger.error(`${url} could not be rendered: ${String(error)}`);
      return null;
    }
  }

  /** A renderer that has ended says so itself, and one that is stopped before its first page has nothing to say. */
  private warn(error: unknown): void {
    if (error instanceof RendererUnavailable) return;
    this.logger.warn(`Pages go without HTML: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** HTML of one build must not be taken over by the scripts of another: its elements and class names may differ. */
const isOfBuilds = ({ scripts }: PageToRender, { builds }: ServerBundles): boolean =>
  Object.entries(scripts).every(([name, text]) => builds[name] !== undefined && text.includes(builds[name]));

/** The page, or null when it is late; it goes on being made for the next visitor. */
function withDeadline(page: Promise<string | null>, patienceMs: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => resolve(null), patienceMs);
    page.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
