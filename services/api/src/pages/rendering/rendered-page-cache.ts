import { createHash } from 'node:crypto';
import type { JsonBlock } from '../documents/document-template';

interface CachedPage {
  html: Promise<string | null>;
  /** Characters; 0 until it is rendered. */
  length: number;
}

/** The last pages that were rendered, by their address and everything they were made of. */
export class RenderedPageCache {
  /** In the order of their last use, oldest first. */
  private readonly pages = new Map<string, CachedPage>();
  private length = 0;

  /**
   * @param most how many are kept
   * @param longest how many characters they may have together: addresses cost nothing to make up, memory does
   */
  constructor(
    private readonly most: number,
    private readonly longest: number,
  ) {}

  /** The page, rendered now unless it is kept or on its way. A failure is not kept. */
  get(key: string, render: () => Promise<string | null>): Promise<string | null> {
    const page = this.pages.get(key) ?? this.begun(key, render());
    this.pages.delete(key);
    this.pages.set(key, page);
    this.forgetOldest();
    return page.html;
  }

  private begun(key: string, rendering: Promise<string | null>): CachedPage {
    const page: CachedPage = { html: rendering, length: 0 };
    page.html = rendering.then(
      (html) => {
        this.measure(key, page, html?.length ?? 0);
        return html;
      },
      (error: unknown) => {
        if (this.pages.get(key) === page) this.pages.delete(key);
        throw error;
      },
    );
    return page;
  }

  private measure(key: string, page: CachedPage, length: number): void {
    if (this.pages.get(key) !== page) return;
    page.length = length;
    this.length += length;
    this.forgetOldest();
  }

  private forgetOldest(): void {
    for (const [key, { length }] of this.pages) {
      if (this.pages.size <= this.most && this.length <= this.longest) break;
      this.pages.delete(key);
      this.length -= length;
    }
  }
}

/** One short text for an address, the data of its page and the builds that render it. */
export function renderedPageKey(
  url: string,
  blocks: readonly JsonBlock[],
  builds: Readonly<Record<string, string>>,
): string {
  const hash = createHash('sha1').update(`${url}\n${JSON.stringify(builds)}`);
  for (const { id, json } of blocks) hash.update(`\n${id}\n`).update(json);
  return hash.digest('base64');
}
