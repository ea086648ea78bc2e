import { REMOTE_MODULE } from '@gallery/contracts';

/** What of a remote's build a document may ask for ahead of the scripts. Absolute paths or addresses. */
export interface RemoteAssets {
  manifest: string;
  /** File name of the entry: it carries a hash over the whole build. Empty when the manifest names none. */
  build: string;
  /** Entry and exposed module: needed for every page of the remote. */
  always: string[];
  /** Files of each page's own chunks, by the name of the page. */
  byPage: Record<string, string[]>;
}

/** Name of the file beside the manifest that says which page needs which files. */
export const PAGE_ASSETS = 'page-assets.json';

/**
 * Reads a federation manifest and the page list beside it (null when there is none). Nothing is believed about their
 * shape: what cannot be read is not preloaded.
 */
export function parseRemoteAssets(entry: string, manifest: unknown, pages: unknown): RemoteAssets {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const name = text(property(property(property(manifest, 'metaData'), 'remoteEntry'), 'name'));
  const exposes = list(property(manifest, 'exposes'));
  const exposed = exposes.find((each) => property(each, 'path') === REMOTE_MODULE);
  const sync = list(property(property(property(exposed, 'assets'), 'js'), 'sync'));
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
/** File names go into the document: nothing else may get in with them. */
const isFileName = (name: string): boolean => /^[\w.-]+\.(js|css)$/.test(name);
