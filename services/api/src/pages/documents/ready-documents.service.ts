import type { IncomingMessage } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ResponseCache, Settings, type CachedAnswer } from '../../platform';
import type { RedirectedPage } from '../content/page-resolution';
import { DocumentsService, type PageRequest } from './documents.service';
import { ReadyDocument } from './ready-document';
import { hasOtherCookies, visitCookie, visitSeed } from './visit-seed';

/** About 900 documents. */
const MAX_BYTES = 16 * 1024 * 1024;
/** No link of the site is this long. */
const MAX_URL_LENGTH = 500;

/** A document, a redirect, or null when the shell's document could never be fetched. */
type BuiltPage = ReadyDocument | RedirectedPage | null;

/**
 * Documents that everyone with the same seed may see, kept as bytes. They are built without the visitor's cookies, so nothing
 * personal can be in them.
 */
@Injectable()
export class ReadyDocumentsService implements OnModuleInit {
  /** By seed and URL, least recently used first. */
  private readonly documents = new Map<string, ReadyDocument>();
  private readonly building = new Map<string, Promise<BuiltPage>>();
  private size = 0;

  constructor(
    private readonly documentsService: DocumentsService,
    private readonly responseCache: ResponseCache,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.responseCache.answerPages((request) => this.answer(request));
  }

  /** Builds the document unless it is ready. Visitors who come in the meantime wait for the same one. */
  async get(request: PageRequest): Promise<BuiltPage> {
    if (!this.documentsService.isShared(request)) return this.build(request);
    const { path, query, seed } = request;
    const url = query === '' ? path : `${path}?${query}`;
    if (url.length > MAX_URL_LENGTH) return this.build({ ...request, cookie: '' });
    const key = keyOf(seed, url);
    const ready = this.documents.get(key);
    if (ready && (await ready.isStillCurrent())) return ready;
    const running = this.building.get(key);
    const built = await (running ?? this.buildShared(key, request));
    // The build began before this request, and what it read may have changed since.
    const isOld = running && built instanceof ReadyDocument && !(await built.isStillCurrent());
    return isOld ? (this.building.get(key) ?? this.buildShared(key, request)) : built;
  }

  /** What can be sent at once; otherwise null. */
  private answer({ url = '', headers }: IncomingMessage): CachedAnswer | null {
    const { cookie = '' } = headers;
    const { seed, isNew } = visitSeed(cookie);
    const key = keyOf(seed, url);
    const document = this.documents.get(key);
    if (!document?.isCurrent() || isOnWwwHost(headers)) return null;
    if (document.page.dependsOnCookies && hasOtherCookies(cookie)) return null;
    this.documents.delete(key);
    this.documents.set(key, document);
    const { 'accept-encoding': encodings, 'if-none-match': ifNoneMatch } = headers;
    // Node joins repeated headers of this name.
    return document.respondNow({ acceptEncoding: encodings?.toString(), ifNoneMatch, isNew });
  }

  private buildShared(key: string, request: PageRequest): Promise<BuiltPage> {
    const building = this.build({ ...request, cookie: '' })
      .then(async (built) => {
        if (built instanceof ReadyDocument && built.page.status === 200 && built.page.isComplete)
          await this.keep(key, built);
        else this.forget(key);
        return built;
      })
      .finally(() => this.building.delete(key));
    this.building.set(key, building);
    return building;
  }

  private async build(request: PageRequest): Promise<BuiltPage> {
    const built = await this.documentsService.buildDocument(request);
    if (built === null || 'redirectTo' in built) return built;
    const isSecure = this.settings.http.publicOrigin.startsWith('https:');
    return new ReadyDocument(built, visitCookie(request.seed, isSecure));
  }

  /** Anyone can invent URLs, so memory is limited. */
  private async keep(key: string, document: ReadyDocument): Promise<void> {
    await document.pack();
    this.forget(key);
    this.documents.set(key, document);
    this.size += document.size;
    for (const oldest of this.documents.keys()) {
      if (this.size <= MAX_BYTES) break;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.size -= this.documents.get(key)?.size ?? 0;
    this.documents.delete(key);
  }
}

const keyOf = (seed: number, url: string): string => `${seed} ${url}`;

/** Such requests are redirected. */
const isOnWwwHost = ({
  host = '',
  'x-forwarded-host': forwarded = '',
}: IncomingMessage['headers']): boolean => host.startsWith('www.') || String(forwarded).startsWith('www.');
