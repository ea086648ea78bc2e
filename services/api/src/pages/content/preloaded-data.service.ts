import { Injectable, Logger } from '@nestjs/common';
import type { ArtworkCard, ArtworkRecord } from '../../catalog';
import type { AffiliateProgram } from '../../affiliates';
import { EventsQueries, type EventRecord } from '../../events';
import { AppError, ResponseCache } from '../../platform';
import type { SiteContent } from '../../site-content';
import type { JsonBlock } from '../documents/document-template';
import { escapeJson } from '../escape-json';

const INVENTORY = '/api/admin/artwork-inventory';
const CARDS = '/api/artworks';
const ARTWORK = '/api/artworks/:slug';
const SITE = '/api/site';
const PROGRAM = '/api/partner-programme';

/** Documents contain what everybody may see, whoever requests them. */
const ANONYMOUS_REQUEST = { method: 'GET', headers: {} };

/** An answer of the API that a document carries, so that the page need not ask for it. */
export interface PreloadedResponse<Body> {
  /** The call that it answers. */
  path: string;
  /** The answer as it is sent, safe inside a script element. */
  json: string;
  body: Body;
}

/** The block of the answers that a document carries: `{"/api/site": …, "/api/artworks/night-bloom": …}`. */
export function preloadedDataBlock(answers: readonly PreloadedResponse<unknown>[]): JsonBlock[] {
  if (answers.length === 0) return [];
  const members = answers.map(({ path, json }) => `${escapeJson(JSON.stringify(path))}:${json}`);
  return [{ id: 'first-data', json: `{${members.join(',')}}` }];
}

/** The answers that documents carry, taken from the same prepared bytes that the API sends. */
@Injectable()
export class PreloadedDataService {
  private readonly logger = new Logger(PreloadedDataService.name);
  /** By the bytes they were made of: prepared bytes are replaced, never changed. */
  private readonly prepared = new WeakMap<Buffer, PreloadedResponse<unknown>>();

  constructor(
    private readonly responseCache: ResponseCache,
    private readonly eventsQueries: EventsQueries,
  ) {}

  /** All works; null when they cannot be read now: then the page asks and says what is wrong. */
  async inventory(): Promise<PreloadedResponse<ArtworkRecord[]> | null> {
    const carried = await this.orLoggedNull(this.preload(INVENTORY, [], INVENTORY));
    return carried && isInventory(carried.body) ? { ...carried, body: carried.body } : null;
  }

  /** All works as cards; null when they cannot be read now. */
  async cards(): Promise<PreloadedResponse<ArtworkCard[]> | null> {
    const carried = await this.orLoggedNull(this.preload(CARDS, [], CARDS));
    return carried && isCards(carried.body) ? { ...carried, body: carried.body } : null;
  }

  /** One work; `unknown` when there is none at this slug, null when it cannot be read now. */
  async artwork(slug: string): Promise<PreloadedResponse<ArtworkRecord> | 'unknown' | null> {
    try {
      const path = `/api/artworks/${encodeURIComponent(slug)}`;
      const carried = await this.preload(ARTWORK, [slug], path);
      return isArtwork(carried.body) ? { ...carried, body: carried.body } : null;
    } catch (error) {
      if (error instanceof AppError && error.code === 'artwork_not_found') return 'unknown';
      this.logger.error(error);
      return null;
    }
  }

  /** The gallery's own words and pictures; null when they cannot be read now. */
  async site(): Promise<PreloadedResponse<SiteContent> | null> {
    const carried = await this.orLoggedNull(this.preload(SITE, [], SITE));
    return carried && isSite(carried.body) ? { ...carried, body: carried.body } : null;
  }

  /** What selling partners earn; null when it cannot be read now. */
  async program(): Promise<PreloadedResponse<AffiliateProgram> | null> {
    const carried = await this.orLoggedNull(this.preload(PROGRAM, [], PROGRAM));
    return carried && isProgram(carried.body) ? { ...carried, body: carried.body } : null;
  }

  /** Live and then scheduled events, as lists show them to everybody; none when they cannot be read now. */
  async upcomingEvents(): Promise<EventRecord[]> {
    try {
      const all = await Promise.all([
        this.eventsQueries.list(ANONYMOUS_REQUEST, 'live'),
        this.eventsQueries.list(ANONYMOUS_REQUEST, 'scheduled'),
      ]);
      return all.flat();
    } catch (error) {
      this.logger.error(error);
      return [];
    }
  }

  private async preload(
    pattern: string,
    parameters: string[],
    path: string,
  ): Promise<PreloadedResponse<unknown>> {
    const bytes = await this.responseCache.readBytes(pattern, ...parameters);
    const known = this.prepared.get(bytes);
    if (known) return known;
    const text = bytes.toString('utf8');
    const body: unknown = JSON.parse(text);
    const carried = { path, json: escapeJson(text), body };
    this.prepared.set(bytes, carried);
    return carried;
  }

  private async orLoggedNull<T>(reading: Promise<T>): Promise<T | null> {
    try {
      return await reading;
    } catch (error) {
      this.logger.error(error);
      return null;
    }
  }
}

// Our own presenter wrote these bytes; the guards only tell its answers apart.
const isArtwork = (body: unknown): body is ArtworkRecord =>
  typeof body === 'object' && body !== null && 'slug' in body && 'artworkImages' in body;
const isSite = (body: unknown): body is SiteContent =>
  typeof body === 'object' && body !== null && 'home' in body && 'about' in body;
const isProgram = (body: unknown): body is AffiliateProgram =>
  typeof body === 'object' && body !== null && 'rate' in body && 'examples' in body;
const isCard = (body: unknown): body is ArtworkCard =>
  typeof body === 'object' && body !== null && 'slug' in body && 'photograph' in body;
const isCards = (body: unknown): body is ArtworkCard[] => Array.isArray(body) && body.every(isCard);
const isInventory = (body: unknown): body is ArtworkRecord[] => Array.isArray(body) && body.every(isArtwork);
