import { Injectable } from '@nestjs/common';
import type { Preload, Stylesheet } from '../documents/document-template';
import type { DocumentSource } from '../documents/ready-document';
import { Settings } from '../../platform';
import type { ResolvedPage } from '../content/page-resolution';
import { FrontEndAssetsService } from './front-end-assets.service';

/** How the shell's build writes the link to its styles. */
const SHELL_LINK = /<link href="([^"]+\.css)" rel="stylesheet">/;

/**
 * The files of a page's remote. Named in the document, so that the browser does not have to discover them one after the
 * other.
 */
export interface PageFiles {
  /**
   * The entry of the remote's build by the remote's name; empty for a page that only the shell serves, null when
   * unknown.
   */
  entry: Record<string, string> | null;
  loadStylesheet: Stylesheet[];
  manifest: Preload[];
  scripts: Preload[];
  /** States that these are the files. */
  source: DocumentSource | null;
}

const NO_FILES = { loadStylesheet: [], manifest: [], scripts: [] };

/**
 * The files that a document names, and the stylesheets inlined in it: a page with inline styles is painted one round
 * trip earlier. Files are named after their content, so they are cached without expiry.
 */
@Injectable()
export class PageFilesService {
  constructor(
    private readonly frontEndAssetsService: FrontEndAssetsService,
    private readonly settings: Settings,
  ) {}

  async filesFor({ remote, chunk }: ResolvedPage): Promise<PageFiles> {
    if (remote === null) return { ...NO_FILES, entry: {}, source: null };
    const assets = await this.frontEndAssetsService.remoteAssets(remote);
    const source = this.frontEndAssetsService.sourceOf(remote, assets);
    if (assets === null) return { ...NO_FILES, entry: null, source };
    const files = [...assets.always, ...(chunk === null ? [] : (assets.byPage[chunk] ?? []))];
    return {
      entry: { [remote]: assets.build },
      loadStylesheet: await Promise.all(files.filter(isStyle).map((href) => this.styles(remote, href))),
      manifest: [{ as: 'fetch', href: assets.manifest }],
      scripts: files.filter((href) => !isStyle(href)).map((href) => ({ as: 'script', href })),
      source,
    };
  }

  async inlineShellStyles(shell: string): Promise<string> {
    const [link, href] = SHELL_LINK.exec(shell) ?? [];
    const text = href === undefined ? null : await this.getInlineText(href);
    return link === undefined || text === null ? shell : shell.replace(link, () => `<style>${text}</style>`);
  }

  private async styles(remote: string, href: string): Promise<Stylesheet> {
    const text = await this.getInlineText(href);
    const { href: url } = new URL(href, this.settings.http.publicOrigin);
    return { href, url, chunk: `${remote}:chunk-${chunkOf(href)}`, text };
  }

  /** Null when it cannot be fetched, or cannot be inlined. */
  private async getInlineText(href: string): Promise<string | null> {
    const text = await this.frontEndAssetsService.fileText(href);
    return text !== null && canBeInlined(text) ? text : null;
  }
}

const isStyle = (href: string): boolean => href.endsWith('.css');

/** The build names files `chunk.hash.css`. */
const chunkOf = (href: string): string => href.slice(href.lastIndexOf('/') + 1).split('.', 1)[0] ?? '';

/** Relative URLs would be resolved against the page, and an end tag would end the element. */
export const canBeInlined = (css: string): boolean =>
  !/url\(\s*(?!["']?(?:\/|data:|https?:))/i.test(css) && !/<\/style/i.test(css);
