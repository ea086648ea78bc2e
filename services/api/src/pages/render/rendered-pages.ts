import { createHash } from 'node:crypto';
import type { JsonBlock } from '../document';

/** The last pages that were rendered, by their address and everything they were made of. */
export class RenderedPages {
  /** In the order of their last use, oldest first. */
  private readonly pages = new Map<string, Promise<string | null>>();

  /** @param most how many are kept */
  constructor(private readonly most: number) {}

  /** The page, rendered now unless it is kept or on its way. A failure is not kept. */
  get(key: string, render: () => Promise<string | null>): Promise<string | null> {
    const page = this.pages.get(key) ?? this.forgotIfFailed(key, render());
    this.pages.delete(key);
    this.pages.set(key, page);
    for (const oldest of this.pages.keys()) {
      if (this.pages.size <= this.most) break;
      this.pages.delete(oldest);
    }
    return page;
  }

  private async forgotIfFailed(key: string, page: Promise<string | null>): Promise<string | null> {
    try {
      return await page;
    } catch (error) {
      this.pages.delete(key);
      throw error;
    }
  }
}

/** One short text for an address, the data of its page and the builds that render it. */
export function pageKey(
  url: string,
  blocks: readonly JsonBlock[],
  builds: Readonly<Record<string, string>>,
): string {
  const hash = createHash('sha1').update(`${url}\n${JSON.stringify(builds)}`);
  for (const { id, json } of blocks) hash.update(`\n${id}\n`).update(json);
  return hash.digest('base64');
}
