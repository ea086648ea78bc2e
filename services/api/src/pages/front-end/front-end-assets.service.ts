import { Injectable, Logger } from '@nestjs/common';
import { parseRemoteList, type RemoteList, type RemoteLocation, type RemoteName } from '@gallery/contracts';
import { ReadinessService, Settings } from '../../platform';
import { StaleWhileRevalidate } from './stale-while-revalidate';
import { PAGE_ASSETS, parseRemoteAssets, type RemoteAssets } from './remote-assets';

/** A new build of shell or remote is in the documents after this time at the latest, plus one reader. */
const FRESH_MS = 10_000;
/** A web server that takes longer is as good as away. */
const FETCH_TIMEOUT_MS = 3_000;

/** What the web server knows of the front end's builds: the shell's document, the list of remotes, their files. */
@Injectable()
export class FrontEndAssetsService {
  private readonly logger = new Logger(FrontEndAssetsService.name);
  private readonly shell: StaleWhileRevalidate<string>;
  private readonly list: StaleWhileRevalidate<RemoteList>;
  private readonly assets = new Map<string, StaleWhileRevalidate<RemoteAssets>>();

  private readonly warn = (error: unknown): void => {
    this.logger.warn(
      `The front end cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  };

  constructor(
    private readonly settings: Settings,
    readiness: ReadinessService,
  ) {
    this.shell = new StaleWhileRevalidate(() => this.fetchShell(), FRESH_MS, this.warn);
    this.list = new StaleWhileRevalidate(() => this.fetchList(), FRESH_MS, this.warn);
    readiness.registerCheck('documents', () => this.shell.isAvailable());
  }

  /** The shell's index.html; null when it could never be fetched. */
  shellDocument(): Promise<string | null> {
    return this.orNull(this.shell);
  }

  /** Where the remotes live; null when that is not known, then the page asks by itself. */
  remoteList(): Promise<RemoteList | null> {
    return this.orNull(this.list);
  }

  /** Files of one remote; null when its manifest cannot be had. The page can do without preloads. */
  async remoteAssets(name: RemoteName): Promise<RemoteAssets | null> {
    const location = (await this.remoteList())?.remotes.find((remote) => remote.name === name);
    return location ? this.orNull(this.assetsOf(location)) : null;
  }

  /** What a text file of a build says; null when it cannot be fetched now. */
  async fileText(path: string): Promise<string | null> {
    try {
      return await (await this.fetch(path)).text();
    } catch (error) {
      this.warn(error);
      return null;
    }
  }

  private assetsOf({ entry }: RemoteLocation): StaleWhileRevalidate<RemoteAssets> {
    const known = this.assets.get(entry);
    if (known) return known;
    const fetched = new StaleWhileRevalidate(() => this.fetchAssets(entry), FRESH_MS, this.warn);
    this.assets.set(entry, fetched);
    return fetched;
  }

  private async fetchShell(): Promise<string> {
    const html = await (await this.fetch('/shell/index.html')).text();
    if (!html.includes('</title>') || !html.includes('</body>'))
      throw new Error('The shell sent no document.');
    return html;
  }

  private async fetchList(): Promise<RemoteList> {
    return parseRemoteList(await (await this.fetch('/remotes.json')).json());
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
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`);
    return response;
  }

  private async orNull<T>(kept: StaleWhileRevalidate<T>): Promise<T | null> {
    try {
      return await kept.get();
    } catch (error) {
      this.warn(error);
      return null;
    }
  }
}
