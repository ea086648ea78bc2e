import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock, Settings } from '../../platform';
import type { JsonBlock } from '../documents/document-template';
import type { DocumentSource } from '../documents/ready-document';
import { presentGallerySettings } from '../gallery-settings/gallery-settings.presenter';
import { StaleWhileRevalidate } from '../front-end/stale-while-revalidate';
import { readServerBundles, RendererUnavailable, type ServerBundles } from './render-thread';
import { RenderThreadManager } from './render-thread-manager';

export interface PageToRender {
  /** Path and query, as in `/fine-art?series=FLORALS`. */
  url: string;
  /** The document's JSON blocks, which the page reads on the server as in the browser. */
  blocks: readonly JsonBlock[];
  /** Texts that contain the file names of the document's scripts, by `shell` and the remote's name. */
  scripts: Readonly<Record<string, string>>;
}

/** A page that takes longer is sent without HTML. Rendering it in a phone's browser would take longer than this. */
const RENDER_TIMEOUT_MS = 1_000;
/** The first page in a thread also loads the code. */
const FIRST_RENDER_TIMEOUT_MS = 3_000;
/** The most pages that may be in rendering or late at one time. */
const MAX_UNSENT_PAGES = 24;
/** No link of the site is this long. */
const MAX_URL_LENGTH = 2_000;
/** How often the builds on disk are read again. */
const FRESH_MS = 10_000;

/**
 * Renders pages to HTML in a worker thread. A document never waits long for it, and is sent without HTML when it fails.
 */
@Injectable()
export class PageRendererService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PageRendererService.name);
  private readonly bundles: StaleWhileRevalidate<ServerBundles> | null;
  private readonly threads = new RenderThreadManager((message) => this.logger.error(message));
  /** Pages in rendering, or too late for the document that wanted them: the next document gets those. */
  private readonly unsent = new Map<string, Promise<string | null>>();

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    const folders = settings.pageBundles;
    this.bundles =
      folders &&
      new StaleWhileRevalidate(
        () => readServerBundles(folders),
        { freshMs: FRESH_MS, patienceMs: RENDER_TIMEOUT_MS },
        (error) => this.warn(error),
      );
  }

  /** Loads the pages' code before the first request. */
  onApplicationBootstrap(): void {
    const gallery = JSON.stringify(presentGallerySettings(this.settings, this.clock.now()));
    void this.bundles
      ?.get()
      .then((bundles) => this.threads.render({ url: '/', blocks: { gallery, visit: '{"seed":0}' } }, bundles))
      .catch((error: unknown) => this.warn(error));
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.stop();
  }

  /** The builds that pages are rendered with. Read it before `renderPage`, which reports if they cannot be read. */
  async source(): Promise<DocumentSource> {
    const peek = (): ServerBundles | undefined => this.bundles?.peek();
    await this.bundles?.get().catch(() => undefined);
    return { value: peek(), peek };
  }

  /**
   * The HTML of the document's root; null when the browser should render the page, undefined when it is not ready in
   * time.
   */
  async renderPage(page: PageToRender): Promise<string | null | undefined> {
    if (page.url.length > MAX_URL_LENGTH) return null;
    try {
      const bundles = await this.bundles?.get();
      if (!bundles || !isOfBuilds(page, bundles)) return null;
      const key = renderedPageKey(page, bundles);
      const html = this.unsent.get(key) ?? this.start(key, this.render(page, bundles));
      const timeoutMs = this.threads.isWarm ? RENDER_TIMEOUT_MS : FIRST_RENDER_TIMEOUT_MS;
      const sent = await withDeadline(html, timeoutMs);
      if (sent !== undefined) this.unsent.delete(key);
      return sent;
    } catch (error) {
      this.warn(error);
      return undefined;
    }
  }

  private start(key: string, html: Promise<string | null>): Promise<string | null> {
    const [oldest] = this.unsent.keys();
    if (this.unsent.size >= MAX_UNSENT_PAGES && oldest !== undefined) this.unsent.delete(oldest);
    this.unsent.set(key, html);
    html.catch(() => this.unsent.delete(key));
    return html;
  }

  /** Null for a page that fails on its own, since it would fail again. */
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

  /** The thread manager already reports RendererUnavailable. */
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

/** A key of everything that a page is rendered from. */
function renderedPageKey({ url, blocks }: PageToRender, { builds }: ServerBundles): string {
  const hash = createHash('sha1').update(`${url}\n${JSON.stringify(builds)}`);
  for (const { id, json } of blocks) hash.update(`\n${id}\n`).update(json);
  return hash.digest('base64');
}

/** Undefined when the page is late. */
function withDeadline(page: Promise<string | null>, timeoutMs: number): Promise<string | null | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), timeoutMs);
    page.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
