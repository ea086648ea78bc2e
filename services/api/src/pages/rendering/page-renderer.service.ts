import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Settings } from '../../platform';
import type { JsonBlock } from '../documents/document-template';
import { presentGallerySettings } from '../gallery-settings/gallery-settings.presenter';
import { StaleWhileRevalidate } from '../front-end/stale-while-revalidate';
import { readServerBundles, type ServerBundles } from './server-bundles';
import { renderedPageKey, RenderedPageCache } from './rendered-page-cache';
import { RendererUnavailable } from './render-thread';
import { RenderThreadManager } from './render-thread-manager';

export interface PageToRender {
  /** Path and query, as in `/fine-art?series=FLORALS`. */
  url: string;
  /** The document's JSON blocks, which the page reads on the server as in the browser. */
  blocks: readonly JsonBlock[];
  /** Texts that contain the file names of the document's scripts, by `shell` and the remote's name. */
  scripts: Readonly<Record<string, string>>;
}

/** A page that takes longer is sent without HTML. Rendering in the browser would take a phone longer than this. */
const RENDER_TIMEOUT_MS = 1_000;
/** The first page of a thread also loads the code. */
const FIRST_RENDER_TIMEOUT_MS = 3_000;
const MAX_CACHED_PAGES = 200;
/** A character takes one or two bytes. */
const MAX_CACHED_CHARACTERS = 32 * 1024 * 1024;
/** No link of ours is this long. */
const MAX_URL_LENGTH = 2_000;
/** How often the builds on the disk are read again. */
const FRESH_MS = 10_000;

/**
 * Renders pages to HTML in a worker thread. A document never waits long for it, and is sent without HTML when it fails.
 */
@Injectable()
export class PageRendererService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PageRendererService.name);
  private readonly bundles: StaleWhileRevalidate<ServerBundles> | null;
  private readonly threads = new RenderThreadManager((message) => this.logger.error(message));
  private readonly cache = new RenderedPageCache(MAX_CACHED_PAGES, MAX_CACHED_CHARACTERS);

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

  /** Loads the pages' code before the first request. */
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

  /** The HTML of the document's root; null when the browser is to render the page. */
  async renderPage(page: PageToRender): Promise<string | null> {
    if (page.url.length > MAX_URL_LENGTH) return null;
    try {
      const bundles = await this.bundles?.get();
      if (!bundles || !isOfBuilds(page, bundles)) return null;
      const key = renderedPageKey(page.url, page.blocks, bundles.builds);
      const html = this.cache.get(key, () => this.render(page, bundles));
      return await withDeadline(html, this.threads.isWarm ? RENDER_TIMEOUT_MS : FIRST_RENDER_TIMEOUT_MS);
    } catch (error) {
      this.warn(error);
      return null;
    }
  }

  /** Null is cached for a page that fails by itself, since it would fail again. */
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

  /** RendererUnavailable is reported by the thread manager. */
  private warn(error: unknown): void {
    if (error instanceof RendererUnavailable) return;
    this.logger.warn(
      `Pages are sent without rendered HTML: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Scripts must not hydrate the HTML of another build: its elements and class names may differ. */
const isOfBuilds = ({ scripts }: PageToRender, { builds }: ServerBundles): boolean =>
  Object.entries(scripts).every(([name, text]) => builds[name] !== undefined && text.includes(builds[name]));

/** Null when the page is late; it is still rendered for the next visitor. */
function withDeadline(page: Promise<string | null>, timeoutMs: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), timeoutMs);
    page.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
