import type { StoredFile } from './storage';

/** One page of a bucket's objects. */
export interface ListedPage {
  files: StoredFile[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

const ROW = /<Contents>.*?<Key>([^<]+)<\/Key>.*?<Size>(\d+)<\/Size>.*?<\/Contents>/gs;
const NEXT = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/;

/** Reads the XML of ListObjectsV2. Keys of ours have no character that XML would write otherwise. */
export function listedPage(xml: string): ListedPage {
  const files = [...xml.matchAll(ROW)].map(([, key = '', size]) => ({ key, size: Number(size) }));
  return { files, next: NEXT.exec(xml)?.[1] ?? null };
}
