import { Injectable } from '@nestjs/common';
import type { JsonBlock } from '../document';

/** A page of the site, and what its document tells its scripts. */
export interface PageToRender {
  /** Path and query, as in `/fine-art?series=FLORALS`. */
  url: string;
  /** The document's own JSON blocks: the page reads them on the server as it does in the browser. */
  blocks: readonly JsonBlock[];
}

/** Turns a page into HTML before any of its scripts run in the browser. */
@Injectable()
export class PageRenderer {
  /** What belongs into the document's root; null where a page goes without, then the browser builds it. */
  htmlOf(_page: PageToRender): Promise<string | null> {
    return Promise.resolve(null);
  }
}
