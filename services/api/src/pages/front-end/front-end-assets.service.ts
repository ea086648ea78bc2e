import { Injectable, Logger } from '@nestjs/common';
import {
  CONSOLE_REMOTE,
  parseRemoteList,
  type RemoteList,
  type RemoteLocation,
  type RemoteName,
  REMOTE_MODULE,
} from '@gallery/contracts';
import { ReadinessService, Settings } from '../../platform';
import type { DocumentSource } from '../documents/ready-document';
import { StaleWhileRevalidate } from './stale-while-revalidate';

/** The files of a remote's build that a document can preload. Absolute paths or URLs. */
interface RemoteAssets {
  manifest: string;
  /** File name of the entry, which contains a hash of the whole build. Empty when the manifest has none. */
  build: string;
  /** Entry and exposed module: needed for every page of the remote. */
  always: string[];
  /** Files of each page's own chunks, by page. */
  byPage: Record<string, string[]>;
}

/** The file beside the manifest that lists the files of each page. */
const PAGE_ASSETS = 'page-assets.json';

/**
 * Parses a federation manifest and the page list beside it (null when there is none). Anything without the expected
 * shape is not preloaded.
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
/** File names are written into the document, so nothing else may get through. */
const isFileName = (name: string): boolean => /^[\w.-]+\.(js|css)$/.test(name);

/** A new build appears in documents after this time and one more request. */
const FRESH_MS = 10_000;
const FETCH_TIMEOUT_MS = 3_000;
/** Without the shell there is no document, so wait for it and for the list, which is on the same server. */
const REQUIRED = { freshMs: FRESH_MS, patienceMs: FETCH_TIMEOUT_MS };
/** The browser finds everything else by itself, later. */
const OPTIONAL = { freshMs: FRESH_MS, patienceMs: 200 };
/** Files are named by their content. */
const CONSTANT = { freshMs: Number.POSITIVE_INFINITY, patienceMs: 200 };
/** More files than two builds have. */
const MAX_CACHED_FILES = 100;

/** Fetches the front end's builds from the web server: the shell's document, the list of remotes, their files. */
@Injectable()
export class FrontEndAssetsService {
  private readonly logger = new Logger(FrontEndAssetsService.name);
  private readonly shell: StaleWhileRevalidate<string>;
  private readonly list: StaleWhileRevalidate<RemoteList>;
  private readonly assets = new Map<string, StaleWhileRevalidate<RemoteAssets>>();
  private readonly texts = new Map<string, StaleWhileRevalidate<string>>();

  private readonly warn = (error: unknown): void => {
    this.logger.warn(
      `The front end cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  };

  constructor(
    private readonly settings: Settings,
    readiness: ReadinessService,
  ) {
    this.shell = new StaleWhileRevalidate(() => this.fetchShell(), REQUIRED, this.warn);
    this.list = new StaleWhileRevalidate(() => this.fetchList(), REQUIRED, this.warn);
    readiness.registerCheck('documents', () => this.shell.isAvailable());
  }

  /** The shell's index.html; null when it could never be fetched. */
  shellDocument(): Promise<string | null> {
    return this.orNull(this.shell);
  }

  /** The locations of remotes; null when unknown: then the page requests the list itself. */
  remoteList(): Promise<RemoteList | null> {
    return this.orNull(this.list);
  }

  /** The files of a remote; null when its manifest cannot be fetched: then nothing is preloaded. */
  async remoteAssets(name: RemoteName): Promise<RemoteAssets | null> {
    const location = (await this.remoteList())?.remotes.find((remote) => remote.name === name);
    return location ? this.orNull(this.assetsOf(location)) : null;
  }

  /** A text file of a build; null when it cannot be fetched now. */
  fileText(path: string): Promise<string | null> {
    const text =
      this.texts.get(path) ??
      new StaleWhileRevalidate(async () => (await this.fetch(path)).text(), CONSTANT, this.warn);
    if (this.texts.size >= MAX_CACHED_FILES) this.texts.clear();
    this.texts.set(path, text);
    return this.orNull(text);
  }

  /** States that a document was made from this shell and this list. */
  sourcesOf(shell: string, list: RemoteList | null): DocumentSource[] {
    return [
      { value: shell, peek: () => this.shell.peek() },
      { value: list ?? undefined, peek: () => this.list.peek() },
    ];
  }

  /** States that a document was made from these files of the remote. */
  sourceOf(name: RemoteName, files: RemoteAssets | null): DocumentSource {
    return {
      value: files ?? undefined,
      peek: () => {
        const location = this.list.peek()?.remotes.find((remote) => remote.name === name);
        return location && this.assetsOf(location).peek();
      },
    };
  }

  private assetsOf({ entry }: RemoteLocation): StaleWhileRevalidate<RemoteAssets> {
    const known = this.assets.get(entry);
    if (known) return known;
    const assets = new StaleWhileRevalidate(() => this.fetchAssets(entry), OPTIONAL, this.warn);
    this.assets.set(entry, assets);
    return assets;
  }

  private async fetchShell(): Promise<string> {
    const html = await (await this.fetch('/shell/index.html')).text();
    if (!html.includes('</title>') || !html.includes('</body>'))
      throw new Error('The shell sent no document.');
    return html;
  }

  private async fetchList(): Promise<RemoteList> {
    const list = parseRemoteList(await (await this.fetch('/remotes.json')).json());
    if (this.settings.http.isAdminOnShopOrigin) return list;
    return { remotes: list.remotes.filter(({ name }) => name !== CONSOLE_REMOTE) };
  }

  private async fetchAssets(entry: string): Promise<RemoteAssets> {
    const manifest: unknown = await (await this.fetch(entry)).json();
    const pages = await this.fetch(entry.replace(/[^/]+$/, PAGE_ASSETS))
      .then((response): Promise<unknown> => response.json())
      .catch(() => null);
    return parseRemoteAssets(entry, manifest, pages);
  }

  private async fetch(path: string): Promise<Response> {
    const url = new URL(path, this.settings.http.webOrigin);
    const response = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`);
    return response;
  }

  private async orNull<T>(cached: StaleWhileRevalidate<T>): Promise<T | null> {
    try {
      return await cached.get();
    } catch (error) {
      this.warn(error);
      return null;
    }
  }
}
