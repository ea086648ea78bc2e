import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ArtworkCard, ArtworkRecord, PublicLedgerEntry } from '../../catalog';
import { AffiliateStatementLinksService, type AffiliateProgram } from '../../affiliates';
import { CERTIFICATES_TOPIC, CertificatesService, type PublicCertificate } from '../../certificates';
import {
  EventAccessService,
  EventCacheService,
  EventsQueries,
  EVENTS_TOPIC,
  type EventListStatus,
  type EventRecord,
} from '../../events';
import { AppError, ResponseCache, escapeJson } from '../../platform';
import type { SiteContent } from '../../site-content';
import type { JsonBlock } from '../documents/document-template';
import type { DocumentSource } from '../documents/ready-document';

const INVENTORY = '/api/admin/artwork-inventory';
const CARDS = '/api/artworks';
const ARTWORK = '/api/artworks/:slug';
const LEDGER = '/api/ledger';
const SITE = '/api/site';
const PROGRAM = '/api/affiliate-program';
// Their routes answer each visitor differently, so these bytes are only for documents.
const PUBLIC_EVENTS = 'events for everyone';
const PUBLIC_EVENT = 'an event for everyone';
const CERTIFICATE = 'a certificate for everyone';

/** Documents contain what everyone may see, no matter who requests them. */
const ANONYMOUS_REQUEST = { method: 'GET', headers: {} };

/** An API response inside a document, so that the page need not request it. */
export interface PreloadedResponse<Body> {
  /** The request's path. */
  path: string;
  /** Safe inside a script element. */
  json: string;
  body: Body;
  /** The bytes that it was read from; undefined for data that never changes. */
  source?: DocumentSource;
}

const preloaded = <Body>(path: string, body: Body, source?: DocumentSource): PreloadedResponse<Body> => ({
  path,
  json: escapeJson(JSON.stringify(body)),
  body,
  ...(source && { source }),
});

/** The block of the responses in a document: `{"/api/site": …, "/api/artworks/night-bloom": …}`. */
export function preloadedDataBlock(responses: readonly PreloadedResponse<unknown>[]): JsonBlock[] {
  if (responses.length === 0) return [];
  const members = responses.map(({ path, json }) => `${escapeJson(JSON.stringify(path))}:${json}`);
  return [{ id: 'first-data', json: `{${members.join(',')}}` }];
}

/** API responses for documents, from the same cached bytes that the API sends. */
@Injectable()
export class PreloadedDataService implements OnModuleInit {
  private readonly logger = new Logger(PreloadedDataService.name);
  /** Keyed by their cached bytes, which are replaced but never changed. */
  private readonly prepared = new WeakMap<Buffer, PreloadedResponse<unknown>>();

  constructor(
    private readonly responseCache: ResponseCache,
    private readonly eventsQueries: EventsQueries,
    private readonly eventCacheService: EventCacheService,
    private readonly eventAccessService: EventAccessService,
    private readonly certificatesService: CertificatesService,
    private readonly affiliateStatementLinksService: AffiliateStatementLinksService,
  ) {}

  onModuleInit(): void {
    const { responseCache, eventsQueries, certificatesService } = this;
    responseCache.keepBytes(PUBLIC_EVENTS, EVENTS_TOPIC, () => eventsQueries.publicLists());
    responseCache.keepBytes(PUBLIC_EVENT, EVENTS_TOPIC, (idOrTag = '') =>
      eventsQueries.get(ANONYMOUS_REQUEST, idOrTag),
    );
    responseCache.keepBytes(CERTIFICATE, CERTIFICATES_TOPIC, (coaId = '') =>
      certificatesService.findPublic(coaId),
    );
  }

  /** All artworks; null when they cannot be loaded now: then the page requests them itself and shows the error. */
  async inventory(): Promise<PreloadedResponse<ArtworkRecord[]> | null> {
    const response = await this.orLoggedNull(this.preload(INVENTORY, [], INVENTORY));
    return response && isInventory(response.body) ? { ...response, body: response.body } : null;
  }

  /** All artworks as cards; null when they cannot be loaded now. */
  async cards(): Promise<PreloadedResponse<ArtworkCard[]> | null> {
    const response = await this.orLoggedNull(this.preload(CARDS, [], CARDS));
    return response && isCards(response.body) ? { ...response, body: response.body } : null;
  }

  /** The prints of all artworks; null when they cannot be loaded now. */
  async ledger(): Promise<PreloadedResponse<PublicLedgerEntry[]> | null> {
    const response = await this.orLoggedNull(this.preload(LEDGER, [], LEDGER));
    return response && isLedger(response.body) ? { ...response, body: response.body } : null;
  }

  /** One artwork; `unknown` when the slug has none, null when it cannot be loaded now. */
  async artwork(slug: string): Promise<PreloadedResponse<ArtworkRecord> | 'unknown' | null> {
    try {
      const path = `/api/artworks/${encodeURIComponent(slug)}`;
      const response = await this.preload(ARTWORK, [slug], path);
      return isArtwork(response.body) ? { ...response, body: response.body } : null;
    } catch (error) {
      if (error instanceof AppError && error.code === 'artwork_not_found') return 'unknown';
      this.logger.error(error);
      return null;
    }
  }

  /** The site content; null when it cannot be loaded now. */
  async site(): Promise<PreloadedResponse<SiteContent> | null> {
    const response = await this.orLoggedNull(this.preload(SITE, [], SITE));
    return response && isSite(response.body) ? { ...response, body: response.body } : null;
  }

  /** The affiliate program; null when it cannot be loaded now. */
  async program(): Promise<PreloadedResponse<AffiliateProgram> | null> {
    const response = await this.orLoggedNull(this.preload(PROGRAM, [], PROGRAM));
    return response && isProgram(response.body) ? { ...response, body: response.body } : null;
  }

  /** The lists of events as everyone sees them; null when they cannot be loaded now. */
  async events(): Promise<Record<EventListStatus, PreloadedResponse<EventRecord[]>> | null> {
    const response = await this.orLoggedNull(this.preload(PUBLIC_EVENTS, [], PUBLIC_EVENTS));
    if (response === null || !areEventLists(response.body)) return null;
    const { body: lists, source } = response;
    const answer = (status: EventListStatus) =>
      preloaded(`/api/events?status=${status}`, lists[status], source);
    return { live: answer('live'), scheduled: answer('scheduled'), completed: answer('completed') };
  }

  /** An event as everyone may see it; null when it is for VIPs or cannot be loaded now. */
  async event(idOrTag: string): Promise<PreloadedResponse<EventRecord> | 'unknown' | null> {
    try {
      const path = `/api/events/${encodeURIComponent(idOrTag)}`;
      const response = await this.preload(PUBLIC_EVENT, [idOrTag], path);
      return isEvent(response.body) ? { ...response, body: response.body } : null;
    } catch (error) {
      if (error instanceof AppError && error.code === 'event_not_found') return 'unknown';
      if (!(error instanceof AppError)) this.logger.error(error);
      return null;
    }
  }

  /** Whether these cookies lack a pass for the event; null when they have one. */
  async missingGuestPass(eventId: string, cookie: string): Promise<PreloadedResponse<null> | null> {
    const event = await this.orLoggedNull(this.eventCacheService.get(eventId));
    if (!event || this.eventAccessService.hasPass({ ...ANONYMOUS_REQUEST, headers: { cookie } }, event))
      return null;
    return preloaded(`/api/events/${encodeURIComponent(eventId)}/guest-pass`, null);
  }

  /** A certificate without its holder; `unknown` when there is none with this id, null when it cannot be loaded now. */
  async certificate(coaId: string): Promise<PreloadedResponse<PublicCertificate> | 'unknown' | null> {
    try {
      const path = `/api/certificates/${encodeURIComponent(coaId)}`;
      const response = await this.preload(CERTIFICATE, [coaId], path);
      return isCertificate(response.body) ? { ...response, body: response.body } : null;
    } catch (error) {
      if (error instanceof AppError && error.code === 'certificate_not_found') return 'unknown';
      this.logger.error(error);
      return null;
    }
  }

  /**
   * Whether a statement's link is known. The document does not carry the statement. True while this cannot be read:
   * then the page requests it itself and shows the error.
   */
  async hasStatement(token: string): Promise<boolean> {
    return (await this.orLoggedNull(this.affiliateStatementLinksService.isKnown(token))) ?? true;
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
    const source = {
      value: bytes,
      peek: () => this.responseCache.peekBytes(pattern, ...parameters),
      read: () => this.responseCache.readBytes(pattern, ...parameters),
    };
    const response = { path, json: escapeJson(text), body, source };
    this.prepared.set(bytes, response);
    return response;
  }

  private async orLoggedNull<T>(loading: Promise<T>): Promise<T | null> {
    try {
      return await loading;
    } catch (error) {
      this.logger.error(error);
      return null;
    }
  }
}

// The API's own presenters wrote these bytes: the guards only tell the responses apart.
const isArtwork = (body: unknown): body is ArtworkRecord =>
  typeof body === 'object' && body !== null && 'slug' in body && 'artworkImages' in body;
const isSite = (body: unknown): body is SiteContent =>
  typeof body === 'object' && body !== null && 'home' in body && 'about' in body;
const isProgram = (body: unknown): body is AffiliateProgram =>
  typeof body === 'object' && body !== null && 'rate' in body && 'examples' in body;
const isCertificate = (body: unknown): body is PublicCertificate =>
  typeof body === 'object' && body !== null && 'coaId' in body && 'editionNumber' in body;
const isEvent = (body: unknown): body is EventRecord =>
  typeof body === 'object' && body !== null && 'startTime' in body && 'isVipOnly' in body;
const isEventList = (body: unknown): body is EventRecord[] => Array.isArray(body) && body.every(isEvent);
const areEventLists = (body: unknown): body is Record<EventListStatus, EventRecord[]> =>
  typeof body === 'object' &&
  body !== null &&
  ['live', 'scheduled', 'completed'].every((status) => isEventList(Reflect.get(body, status)));
const isCard = (body: unknown): body is ArtworkCard =>
  typeof body === 'object' && body !== null && 'slug' in body && 'photograph' in body;
const isLedgerEntry = (body: unknown): body is PublicLedgerEntry =>
  typeof body === 'object' && body !== null && 'slug' in body && 'editions' in body;
const isLedger = (body: unknown): body is PublicLedgerEntry[] =>
  Array.isArray(body) && body.every(isLedgerEntry);
const isCards = (body: unknown): body is ArtworkCard[] => Array.isArray(body) && body.every(isCard);
const isInventory = (body: unknown): body is ArtworkRecord[] => Array.isArray(body) && body.every(isArtwork);
