import { Injectable } from '@nestjs/common';
import { FrontEndAssetsService } from './front-end-assets.service';

/** Texts of more files than two builds of the front end have. */
const MAX_CACHED_FILES = 100;

/** The link that the shell's build writes for its own styles. */
const SHELL_LINK = /<link href="([^"]+\.css)" rel="stylesheet">/;

/**
 * The texts of stylesheets, to be written into documents: a page whose styles come with it is painted one round trip
 * earlier. Files are named by their content, so that what was read once stays true.
 */
@Injectable()
export class StylesheetsService {
  private readonly texts = new Map<string, Promise<string | null>>();

  constructor(private readonly frontEndAssetsService: FrontEndAssetsService) {}

  /** What a file says; null when it cannot be had, or must stay a file of its own. */
  async getInlineText(href: string): Promise<string | null> {
    const text = this.texts.get(href) ?? this.read(href);
    if (this.texts.size >= MAX_CACHED_FILES) this.texts.clear();
    this.texts.set(href, text);
    return text;
  }

  /** The shell's document with its own styles written into it. */
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

/** Addresses beside the file would be looked for beside the page; an end tag would end the element. */
export const canBeInlined = (css: string): boolean =>
  !/url\(\s*(?!["']?(?:\/|data:|https?:))/i.test(css) && !/<\/style/i.test(css);
