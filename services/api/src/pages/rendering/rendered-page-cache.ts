import { createHash } from 'node:crypto';
import type { JsonBlock } from '../documents/document-template';

interface CachedPage {
  html: Promise<string | null>;
  /** Characters; 0 until it is rendered. */
  length: number;
}

/** The pages used last, by their URL and everything they are rendered from. */
export class RenderedPageCache {
  /** The least recently used first. */
  private readonly pages = new Map<string, CachedPage>();
  private length = 0;

  /**
   * @param maxLength characters of all pages: anyone can invent URLs to fill the memory
   */
  constructor(
    private readonly maxPages: number,
    private readonly maxLength: number,
  ) {}

  /** Renders the page unless it is cached or being rendered. A failure is not cached. */
  get(key: string, render: () => Promise<string | null>): Promise<string | null> {
    const page = this.pages.get(key) ?? this.start(key, render());
    this.pages.delete(key);
    this.pages.set(key, page);
    this.evict();
    return page.html;
  }

  private start(key: string, rendering: Promise<string | null>): CachedPage {
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
    this.evict();
  }

  private evict(): void {
    for (const [key, { length }] of this.pages) {
      if (this.pages.size <= this.maxPages && this.length <= this.maxLength) break;
      this.pages.delete(key);
      this.length -= length;
    }
  }
}

/** A hash of the URL, the page's data and the builds that render it. */
export function renderedPageKey(
  url: string,
  blocks: readonly JsonBlock[],
  builds: Readonly<Record<string, string>>,
): string {
  const hash = createHash('sha1').update(`${url}\n${JSON.stringify(builds)}`);
  for (const { id, json } of blocks) hash.update(`\n${id}\n`).update(json);
  return hash.digest('base64');
}
