import type { StoredFile } from './storage';

/** One page of a bucket's objects. */
export interface ListedPage {
  files: StoredFile[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

const OBJECT_PATTERN = /<Contents>.*?<Key>([^<]+)<\/Key>.*?<Size>(\d+)<\/Size>.*?<\/Contents>/gs;
const NEXT_TOKEN_PATTERN = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;

/** Reads the XML of ListObjectsV2. Keys of ours have no character that XML would write otherwise. */
export function parseListPage(xml: string): ListedPage {
  const files = [...xml.matchAll(OBJECT_PATTERN)].map(([, key = '', size]) => ({ key, size: Number(size) }));
  return { files, next: NEXT_TOKEN_PATTERN.exec(xml)?.[1] ?? null };
}
