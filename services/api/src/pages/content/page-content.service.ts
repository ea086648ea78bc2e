import { Injectable } from '@nestjs/common';
import type { Picture } from '../../media';
import { resolveGateTags, Settings } from '../../platform';
import type { SiteContent } from '../../site-content';
import { PreloadedDataService, type PreloadedResponse } from './preloaded-data.service';
import {
  artworkPicturePreload,
  catalogPicturePreload,
  introductionPicturePreload,
} from './lead-picture-preload';
import { artworkSchema } from '../head/artwork.schema';
import { artworkAddress, collectionSchema } from '../head/collection.schema';
import { eventAddress, eventSchema, eventsSchema } from '../head/events.schema';
import { galleryFacts, gallerySchema, type GalleryFacts } from '../head/gallery.schema';
import { introductionOf, socialImage, type PageHead, type SocialImage } from '../head/page-head';
import {
  describeArtwork,
  describeEvents,
  eventFacts,
  describeGallery,
  describeLedger,
  toMetaDescription,
} from '../head/meta-descriptions';
import type { ArtworkPrefix, PageContent, RedirectedPage, ResolvedPage } from './page-resolution';

interface ContentRequest {
  path: string;
  query: string;
  seed: number;
  /** The `Cookie` header; empty without one. */
  cookie: string;
}

/** Loads a page's data, its first picture and its head. */
@Injectable()
export class PageContentService {
  constructor(
    private readonly preloadedDataService: PreloadedDataService,
    private readonly settings: Settings,
  ) {}

  private get facts(): GalleryFacts {
    return galleryFacts(this.settings);
  }

  async load(page: ResolvedPage, request: ContentRequest): Promise<PageContent | RedirectedPage> {
    const [content, site] = await Promise.all([
      this.dataOf(page, request),
      page.carriesSite ? this.preloadedDataService.site() : null,
    ]);
    if ('redirectTo' in content) return content;
    if (site === null) return { ...content, isPartial: content.isPartial ?? page.carriesSite };
    return this.addIntroduction(page, content, site);
  }

  private async dataOf(page: ResolvedPage, request: ContentRequest): Promise<PageContent | RedirectedPage> {
    if (page.data?.kind === 'artwork') return this.artwork(page, page.data, request.path);
    if (page.data?.kind === 'cards') return this.cards(page);
    if (page.data?.kind === 'ledger') return this.ledger(page);
    if (page.data?.kind === 'inventory') return this.collection(page, request);
    if (page.data?.kind === 'event') return this.event(page, page.data.tag, request.cookie);
    if (page.data?.kind === 'programme')
      return this.carrying(page, await this.preloadedDataService.program());
    if (page.data?.kind === 'certificate') return this.certificate(page, page.data.coaId);
    if (page.data?.kind === 'statement')
      return this.plain(page, (await this.preloadedDataService.hasStatement(page.data.token)) ? 200 : 404);
    return page.chunk === 'live-events' ? this.events(page) : this.plain(page);
  }

  private async certificate(page: ResolvedPage, coaId: string): Promise<PageContent> {
    const answer = await this.preloadedDataService.certificate(coaId);
    if (answer === 'unknown') return this.plain(page, 404);
    return this.carrying(page, answer);
  }

  /** Redirects a former slug, another case or a trailing slash, below the same prefix. */
  private async artwork(
    page: ResolvedPage,
    { prefix, slug }: { prefix: ArtworkPrefix; slug: string },
    path: string,
  ): Promise<PageContent | RedirectedPage> {
    const answer = await this.preloadedDataService.artwork(slug);
    if (answer === 'unknown')
      return this.plain({ ...page, title: 'Artwork Not Found', isIndexed: false }, 404);
    if (answer === null) return this.carrying({ ...page, title: 'Fine Art' }, null);
    const artwork = answer.body;
    const address = `${prefix}/${encodeURIComponent(artwork.slug)}`;
    if (path !== address) return { redirectTo: address };
    const head: PageHead = {
      ...this.headOf({ ...page, title: artwork.title }),
      description: describeArtwork(artwork, this.facts.brand),
      canonical: artworkAddress(artwork, this.facts.origin),
      kind: 'article',
      picture: this.socialImageOf(artwork.artworkImages[0] ?? artwork.catalogueImages[0]),
      structuredData: artworkSchema(artwork, this.facts),
    };
    return { status: 200, head, preloads: artworkPicturePreload(artwork), answers: [answer] };
  }

  /**
   * The server chooses the order of a visit and therefore knows the first picture. A filtered list starts with another
   * one, so nothing is preloaded for it.
   */
  private async collection(page: ResolvedPage, { query, seed }: ContentRequest): Promise<PageContent> {
    const { status, chunk } = page;
    const answer = await this.preloadedDataService.inventory();
    if (answer === null) return this.carrying(page, null);
    const artworks = answer.body;
    const [newest] = artworks;
    const head: PageHead = {
      ...this.headOf(page),
      description: describeGallery(this.facts.brand, artworks.length),
      picture: this.socialImageOf(newest?.artworkImages[0] ?? newest?.catalogueImages[0]),
      structuredData: chunk === 'fine-art' ? collectionSchema(artworks, this.facts) : null,
    };
    const isUnfiltered = chunk === 'fine-art' && query === '';
    const preloads = isUnfiltered ? catalogPicturePreload(artworks, seed) : [];
    return { status, head, preloads, answers: [answer] };
  }

  /** The home page and an empty cart need only cards. */
  private async cards(page: ResolvedPage): Promise<PageContent> {
    const answer = await this.preloadedDataService.cards();
    if (answer === null) return this.carrying(page, null);
    const head: PageHead = {
      ...this.headOf(page),
      description: describeGallery(this.facts.brand, answer.body.length),
      picture: this.socialImageOf(answer.body[0]?.photograph),
      structuredData: page.chunk === 'home' ? gallerySchema(this.facts) : null,
    };
    return { ...this.plain(page), head, answers: [answer] };
  }

  /** All artworks with the number of sold prints. */
  private async ledger(page: ResolvedPage): Promise<PageContent> {
    const answer = await this.preloadedDataService.ledger();
    const head = { ...this.headOf(page), description: describeLedger(this.facts.brand, answer?.body ?? []) };
    return { ...this.carrying(page, answer), head };
  }

  /** The lists of events. VIPs see more: for them the page loads the lists again. */
  private async events(page: ResolvedPage): Promise<PageContent> {
    const lists = await this.preloadedDataService.events();
    if (lists === null) return this.carrying(page, null);
    const events = [...lists.live.body, ...lists.scheduled.body];
    const head: PageHead = {
      ...this.headOf(page),
      description: describeEvents(this.facts.brand, events),
      picture: this.socialImageOf(events.find(({ picture }) => picture !== null)?.picture),
      structuredData: eventsSchema(events, this.facts),
    };
    const summary = ['Live Events', ...events.map((event) => [event.title, ...eventFacts(event)].join('. '))];
    return { ...this.plain(page), head, answers: Object.values(lists), summary };
  }

  /** The page of an event, and its gate with the same content, whose canonical address is the event's page. */
  private async event(page: ResolvedPage, given: string | null, cookie: string): Promise<PageContent> {
    const tag = given ?? this.facts.brand.id;
    const answer = await this.preloadedDataService.event(tag);
    if (answer === 'unknown' && !this.isGateTag(tag))
      return this.plain({ ...page, title: 'Event Not Found', isIndexed: false }, 404);
    if (answer === 'unknown' || answer === null) return this.carrying(page, null);
    const event = answer.body;
    const facts = eventFacts(event);
    const head: PageHead = {
      ...this.headOf({ ...page, title: event.title }),
      description: toMetaDescription(facts.join('. ')),
      canonical: eventAddress(event, this.facts.origin),
      isIndexed: page.chunk === 'live-event' && !event.isVipOnly,
      kind: 'article',
      picture: this.socialImageOf(event.picture),
      structuredData: eventSchema(event, this.facts),
    };
    const scriptNote = `Enable JavaScript to join, or write to ${this.facts.brand.email}.`;
    const content = { ...this.plain(page), head, summary: [event.title, ...facts], scriptNote };
    if (page.chunk !== 'live-event') return { ...content, answers: [answer] };
    const missingPass = await this.preloadedDataService.missingGuestPass(event.id, cookie);
    // Only guests see the photographs. They are not in the document: the browser renders them.
    return missingPass === null
      ? { ...content, answers: [answer], isRendered: false }
      : { ...content, answers: [answer, missingPass] };
  }

  /** The current event's tag has a page even while there is no event, and the owner's gate tags have a gate. */
  private isGateTag(tag: string): boolean {
    const tags = [
      this.facts.brand.id.toLowerCase(),
      ...resolveGateTags(this.settings).map((gate) => gate.tag),
    ];
    return tags.includes(tag.toLowerCase());
  }

  /** The description and first picture come from the site content. */
  private addIntroduction(
    { chunk }: ResolvedPage,
    content: PageContent,
    site: PreloadedResponse<SiteContent>,
  ): PageContent {
    const answers = [...content.answers, site];
    const introduction = introductionOf(chunk, site.body);
    if (introduction === null) return { ...content, answers };
    const { text, picture } = introduction;
    const head: PageHead = {
      ...content.head,
      description: toMetaDescription(text) || content.head.description,
      picture: this.socialImageOf(picture) ?? content.head.picture,
    };
    return {
      ...content,
      head,
      preloads: [...introductionPicturePreload(introduction), ...content.preloads],
      answers,
    };
  }

  /** A page with its data, or without it when it cannot be loaded now: then the browser requests it. */
  private carrying(page: ResolvedPage, answer: PreloadedResponse<unknown> | null): PageContent {
    return { ...this.plain(page), ...(answer ? { answers: [answer] } : { isPartial: true }) };
  }

  /** A page without its own data. */
  private plain(page: ResolvedPage, status = page.status): PageContent {
    const content = { status, head: this.headOf(page), preloads: [], answers: [] };
    if (!page.needsScript) return content;
    return {
      ...content,
      scriptNote: `This page needs JavaScript. You can also write to ${this.facts.brand.email}.`,
    };
  }

  /** The defaults for any page. */
  private headOf({ title, address, isIndexed }: ResolvedPage): PageHead {
    const { origin, brand } = this.facts;
    return {
      heading: title,
      siteName: brand.name,
      description: describeGallery(brand),
      canonical: address === null ? null : origin + address,
      isIndexed,
      kind: 'website',
      picture: null,
      feed: `${origin}/feed.xml`,
      structuredData: null,
    };
  }

  private socialImageOf(picture: Picture | null | undefined): SocialImage | null {
    return socialImage(picture, this.facts.origin);
  }
}
