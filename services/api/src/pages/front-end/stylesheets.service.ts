import { Injectable } from '@nestjs/common';
import { FrontEndAssetsService } from './front-end-assets.service';

/** More files than two builds have. */
const MAX_CACHED_FILES = 100;

/** As the shell's build writes the link of its styles. */
const SHELL_LINK = /<link href="([^"]+\.css)" rel="stylesheet">/;

/**
 * Stylesheets to be inlined in documents: a page with inline styles is painted one round trip earlier. Files are named by
 * their content, so they are cached without expiry.
 */
@Injectable()
export class StylesheetsService {
  private readonly texts = new Map<string, Promise<string | null>>();

  constructor(private readonly frontEndAssetsService: FrontEndAssetsService) {}

  /** Null when it cannot be fetched, or cannot be inlined. */
  async getInlineText(href: string): Promise<string | null> {
    const text = this.texts.get(href) ?? this.read(href);
    if (this.texts.size >= MAX_CACHED_FILES) this.texts.clear();
    this.texts.set(href, text);
    return text;
  }

  async inlineShellStyles(shell: string): Promise<string> {
    const [link, href] = SHELL_LINK.exec(shell) ?? [];
    const text = href === undefined ? null : await this.getInlineText(href);
    return link === undefined || text === null ? shell : shell.replace(link, () => `<style>${text}</style>`);
  }

  private async read(href: string): Promise<string | null> {
    const text = await this.frontEndAssetsService.fileText(href);
    if (text === null) this.texts.delete(href);
    return text !== null && canBeInlined(text) ? text : null;
  }
}

/** Relative URLs would be resolved against the page, and an end tag would end the element. */
export const canBeInlined = (css: string): boolean =>
  !/url\(\s*(?!["']?(?:\/|data:|https?:))/i.test(css) && !/<\/style/i.test(css);
