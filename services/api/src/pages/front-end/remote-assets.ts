import { REMOTE_MODULE } from '@gallery/contracts';

/** The files of a remote's build that a document can preload. Absolute paths or URLs. */
export interface RemoteAssets {
  manifest: string;
  /** File name of the entry, with a hash of the whole build. Empty when the manifest has none. */
  build: string;
  /** Entry and exposed module: needed for every page of the remote. */
  always: string[];
  /** Files of each page's own chunks, by page. */
  byPage: Record<string, string[]>;
}

/** The file beside the manifest that lists the files of each page. */
export const PAGE_ASSETS = 'page-assets.json';

/**
 * Parses a federation manifest and the page list beside it (null when there is none). What does not have the expected shape
 * is not preloaded.
 */
export function parseRemoteAssets(entry: string, manifest: unknown, pages: unknown): RemoteAssets {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const name = text(property(property(property(manifest, 'metaData'), 'remoteEntry'), 'name'));
  const exposes = list(property(manifest, 'exposes'));
  const exposed = exposes.find((each) => property(each, 'path') === REMOTE_MODULE);
  const assets = property(exposed, 'assets');
  const sync = ['js', 'css'].flatMap((kind) => list(property(property(assets, kind), 'sync')));
  return {
    manifest: entry,
    build: isFileName(name) ? name : '',
    always: [name, ...sync.map(text)].filter(isFileName).map((file) => folder + file),
    byPage: Object.fromEntries(
      Object.entries(isRecord(pages) ? pages : {}).map(([page, files]) => [
        page,
        list(files)
          .map(text)
          .filter(isFileName)
          .map((file) => folder + file),
      ]),
    ),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const property = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
/** File names are written into the document, so nothing else may pass. */
const isFileName = (name: string): boolean => /^[\w.-]+\.(js|css)$/.test(name);
