import { CART_COOKIE, CONSOLE_REMOTE, themeOfPath } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { hasCollectorCookie, readCookie } from '../../identity';
import { Clock, Settings, escapeJson } from '../../platform';
import { fillDocument, type DocumentParts, type JsonBlock, type Preload } from './document-template';
import { preloadedDataBlock } from '../content/preloaded-data.service';
import { presentGallerySettings } from '../gallery-settings/gallery-settings.presenter';
import { withDeferredFiles, withDeferredFonts } from './deferred-files';
import { PageContentService } from '../content/page-content.service';
import type { PageOwner } from '../content/site-pages';
import {
  NOT_FOUND_PAGE,
  resolvePage,
  type RedirectedPage,
  type ResolvedPage,
} from '../content/page-resolution';
import { PageFilesService, type PageFiles } from '../front-end/page-files.service';
import { PageRendererService } from '../rendering/page-renderer.service';
import type { PageDocument } from './ready-document';
import { securityHeaders } from './security-headers';
import { hasOtherCookies } from './visit-seed';
import { FrontEndAssetsService } from '../front-end/front-end-assets.service';

export interface PageRequest {
  path: string;
  /** Without the question mark; may be empty. */
  query: string;
  /** Determines the order of artworks, see visit-seed.ts. */
  seed: number;
  /** The `Cookie` header; empty without one. */
  cookie: string;
}

/** Builds the document of every page from the shell's. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly frontEndAssetsService: FrontEndAssetsService,
    private readonly pageContentService: PageContentService,
    private readonly pageFilesService: PageFilesService,
    private readonly pageRendererService: PageRendererService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Whether all visitors with this seed get the same document. */
  isShared({ path, query, cookie }: PageRequest): boolean {
    const page = this.resolve(path);
    return !page.isKey && !hasKey(page, query) && !(dependsOnCookies(page) && hasOtherCookies(cookie));
  }

  /** A document or a redirect; null when the shell's document could never be fetched. */
  async buildDocument({
    path,
    query,
    seed,
    cookie,
  }: PageRequest): Promise<PageDocument | RedirectedPage | null> {
    const page = this.resolve(path);
    if (page.address !== null && page.address !== path) return redirectTo(page.address, query);
    const { current: settings } = this.settings;
    const [bundles, shell, remotes, files, content] = await Promise.all([
      this.pageRendererService.source(),
      this.frontEndAssetsService.shellDocument(),
      this.frontEndAssetsService.remoteList(),
      this.pageFilesService.filesFor(page),
      this.pageContentService.load(page, { path, query, seed, cookie }),
    ]);
    if ('redirectTo' in content) return redirectTo(content.redirectTo, query);
    if (shell === null) return null;
    const visit = { id: 'visit', json: JSON.stringify({ seed }) };
    const gallery: JsonBlock = {
      id: 'gallery',
      json: escapeJson(JSON.stringify(presentGallerySettings(this.settings, this.clock.now()))),
    };
    const blocks = [gallery, visit, ...preloadedDataBlock(content.answers)];
    const url = query === '' ? path : `${path}?${query}`;
    const isOwn = page.ownedBy !== null && OWNER_COOKIES[page.ownedBy](cookie);
    const canRender =
      files.entry !== null &&
      page.isRendered &&
      content.isRendered !== false &&
      !hasKey(page, query) &&
      !isOwn;
    const rendered = canRender
      ? await this.pageRendererService.renderPage({ url, blocks, scripts: { shell, ...files.entry } })
      : null;
    const root = rendered ?? null;
    const list = remotes ? [{ id: 'remotes', json: escapeJson(JSON.stringify(remotes)) }] : [];
    const { head, preloads, status, summary, scriptNote } = content;
    const parts = { head, summary, scriptNote, room: themeOfPath(path), blocks: [...blocks, ...list] };
    return {
      status,
      html:
        root === null
          ? fillDocument(shell, { ...parts, preloads: [...preloads, ...preloadEverything(files)] })
          : await this.fillRenderedDocument(
              shell,
              { ...parts, preloads, styles: files.loadStylesheet, root },
              files,
            ),
      headers: securityHeaders({
        remotes,
        publicOrigin: this.settings.http.publicOrigin,
        stripeHost: this.settings.stripe.host,
        takesPayment: page.takesPayment,
        // Guests reach the feed from other pages of the remote without loading a new document.
        framed: page.remote === 'mf_live' ? this.settings.live.galleryUrl : null,
        isPersonal: page.isPersonal,
        isKey: page.isKey,
        isRendered: root !== null,
      }),
      sources: [
        { value: settings, peek: () => this.settings.current },
        ...this.frontEndAssetsService.sourcesOf(shell, remotes),
        ...(files.source ? [files.source] : []),
        bundles,
        ...content.answers.flatMap(({ source }) => source ?? []),
      ],
      isComplete: !content.isPartial && rendered !== undefined,
      dependsOnCookies: dependsOnCookies(page),
    };
  }

  /** The admin's pages are not part of the site when the admin is served only on its own origin. */
  private resolve(path: string): ResolvedPage {
    const page = resolvePage(path);
    const isHidden = page.remote === CONSOLE_REMOTE && !this.settings.http.isAdminOnShopOrigin;
    return isHidden ? NOT_FOUND_PAGE : page;
  }

  /** A rendered page is read before it is used: its picture loads first, its scripts later. */
  private async fillRenderedDocument(
    document: string,
    parts: DocumentParts,
    files: PageFiles,
  ): Promise<string> {
    const styled = withDeferredFonts(await this.pageFilesService.inlineShellStyles(document));
    const { shell, starter } = withDeferredFiles(styled, [...files.manifest, ...files.scripts]);
    return fillDocument(shell, { ...parts, starter });
  }
}

/** The cookies that show the server that a page has content that only the browser can render. */
const OWNER_COOKIES: Record<PageOwner, (cookies: string) => boolean> = {
  cart: (cookies) => readCookie(cookies, CART_COOKIE) !== null,
  collector: hasCollectorCookie,
};

/** A query of a personal page may contain a key, which must not be in any cache. */
const hasKey = (page: ResolvedPage, query: string): boolean => page.isPersonal && query !== '';

/** A guest's document depends on the pass, other documents on their owner's cookie. */
const dependsOnCookies = ({ data, ownedBy }: ResolvedPage): boolean =>
  data?.kind === 'event' || ownedBy !== null;

/** A document without rendered HTML needs all files at once. */
const preloadEverything = ({ loadStylesheet: styles, manifest, scripts }: PageFiles): Preload[] => [
  ...manifest,
  ...scripts,
  ...styles.map(({ href }): Preload => ({ as: 'style', href })),
];

const redirectTo = (path: string, query: string): RedirectedPage => ({
  redirectTo: query === '' ? path : `${path}?${query}`,
});
