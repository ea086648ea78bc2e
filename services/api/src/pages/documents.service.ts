import { roomOfPath } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { Settings } from '../platform';
import { fillDocument, type DocumentParts, type JsonBlock, type Preload } from './document';
import { escapeJson } from './escape-json';
import { firstDataBlock } from './first-data';
import { presentGallery } from './gallery-settings.presenter';
import { withNextFiles } from './next-files';
import { PageContents, type MovedPage } from './page-content.service';
import { pageOfPath } from './page-of-path';
import { PageFileList, type PageFiles } from './render/page-files';
import { PageRenderer } from './render/page-renderer';
import { securityHeaders } from './security-policy';
import { Stylesheets } from './stylesheets';
import { WebAssets } from './web-assets';

/** A document ready to be sent. */
export interface PageDocument {
  status: 200 | 404;
  html: string;
  /** What its page may do: policies of content and permissions. */
  headers: Record<string, string>;
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
  constructor(
    private readonly web: WebAssets,
    private readonly contents: PageContents,
    private readonly files: PageFileList,
    private readonly stylesheets: Stylesheets,
    private readonly renderer: PageRenderer,
    private readonly settings: Settings,
  ) {}

  /** The document of an address, or where to find it; null when the shell's could never be fetched. */
  async documentOf({ path, query, seed }: Visit): Promise<PageDocument | MovedPage | null> {
    const page = pageOfPath(path);
    if (page.address !== null && page.address !== path) return moved(page.address, query);
    const [shell, remotes, files, content] = await Promise.all([
      this.web.shellDocument(),
      this.web.remotes(),
      this.files.of(page),
      this.contents.of(page, { path, query, seed }),
    ]);
    if ('movedTo' in content) return moved(content.movedTo, query);
    if (shell === null) return null;
    const visit = { id: 'visit', json: JSON.stringify({ seed }) };
    const gallery: JsonBlock = {
      id: 'gallery',
      json: escapeJson(JSON.stringify(presentGallery(this.settings))),
    };
    const blocks = [gallery, visit, ...firstDataBlock(content.answers)];
    const url = query === '' ? path : `${path}?${query}`;
    const canRender = files.entry !== null && !page.isPersonal;
    const root = canRender
      ? await this.renderer.htmlOf({ url, blocks, scripts: { shell, ...files.entry } })
      : null;
    const list = remotes ? [{ id: 'remotes', json: escapeJson(JSON.stringify(remotes)) }] : [];
    const { head, preloads, status } = content;
    const parts = { head, room: roomOfPath(path), blocks: [...blocks, ...list] };
    return {
      status,
      html:
        root === null
          ? fillDocument(shell, { ...parts, preloads: [...preloads, ...allAhead(files)] })
          : await this.rendered(shell, { ...parts, preloads, styles: files.styles, root }, files),
      headers: securityHeaders({
        remotes,
        publicOrigin: this.settings.http.publicOrigin,
        stripeHost: this.settings.stripe.host,
        takesPayment: page.takesPayment,
        // Guests come to the feed from its gate and from the list of events without another document.
        framed: page.remote === 'mf_live' ? this.settings.live.galleryUrl : null,
        isPersonal: page.isPersonal,
        isKey: page.isKey,
        isRendered: root !== null,
      }),
    };
  }

  /** A rendered page is read before it is used: its picture comes first, its scripts when the line is free. */
  private async rendered(document: string, parts: DocumentParts, files: PageFiles): Promise<string> {
    const { shell, starter } = withNextFiles(await this.stylesheets.withShellStyles(document), [
      ...files.manifest,
      ...files.scripts,
    ]);
    return fillDocument(shell, { ...parts, starter });
  }
}

/** What the scripts of a document without HTML wait for: all of it at once. */
const allAhead = ({ styles, manifest, scripts }: PageFiles): Preload[] => [
  ...manifest,
  ...scripts,
  ...styles.map(({ href }): Preload => ({ as: 'style', href })),
];

const moved = (path: string, query: string): MovedPage => ({
  movedTo: query === '' ? path : `${path}?${query}`,
});
