import { Injectable } from '@nestjs/common';
import type { ArtworkRecord } from '../../catalog';
import type { Picture } from '../../media';
import { Settings } from '../../platform';
import type { SiteContent } from '../../site-content';
import type { Preload } from '../documents/document-template';
import { PreloadedDataService, type PreloadedResponse } from './preloaded-data.service';
import {
  artworkPicturePreload,
  catalogPicturePreload,
  introductionPicturePreload,
} from './lead-picture-preload';
import { artworkSchema } from '../head/artwork.schema';
import { artworkAddress, collectionSchema } from '../head/collection.schema';
import { eventsSchema } from '../head/events.schema';
import { gallerySchema, type GalleryFacts } from '../head/gallery.schema';
import { introductionOf } from '../head/page-introduction';
import type { PageHead } from '../head/page-head';
import { socialImage, type SocialImage } from '../head/social-image';
import {
  describeArtwork,
  describeEvents,
  describeGallery,
  toMetaDescription,
} from '../head/meta-descriptions';
import type { ArtworkPrefix, ResolvedPage } from './page-resolution';

/** What a page is about, and what of it the document carries along. */
export interface PageContent {
  status: 200 | 404;
  head: PageHead;
  preloads: Preload[];
  answers: PreloadedResponse<unknown>[];
}

/** The page stands at another address. */
export interface RedirectedPage {
  redirectTo: string;
}

/** What of the visit decides about the content. */
interface ContentRequest {
  path: string;
  query: string;
  seed: number;
}

/** Finds what a page is about: its first data, its first picture and what its head says of it. */
@Injectable()
export class PageContentService {
  constructor(
    private readonly preloadedDataService: PreloadedDataService,
    private readonly settings: Settings,
  ) {}

  private get facts(): GalleryFacts {
    const { http, brand, links } = this.settings;
    return { origin: http.publicOrigin, brand, links };
  }

  async load(page: ResolvedPage, wishes: ContentRequest): Promise<PageContent | RedirectedPage> {
    const [content, site] = await Promise.all([
      this.dataOf(page, wishes),
      page.carriesSite ? this.preloadedDataService.site() : null,
    ]);
    if ('redirectTo' in content || site === null) return content;
    return this.introduced(page, content, site);
  }

  private async dataOf(page: ResolvedPage, wishes: ContentRequest): Promise<PageContent | RedirectedPage> {
    if (page.data?.kind === 'artwork') return this.artwork(page, page.data, wishes.path);
    if (page.data?.kind === 'cards') return this.cards(page);
    if (page.data?.kind === 'inventory') return this.collection(page, wishes);
    if (page.data?.kind === 'programme') return this.programme(page);
    if (page.chunk === 'live-events') return this.events(page);
    return { status: page.status, head: this.headOf(page), preloads: [], answers: [] };
  }

  /** A former slug, another case or a trailing slash leads on, below the same prefix. */
  private async artwork(
    page: ResolvedPage,
    { prefix, slug }: { prefix: ArtworkPrefix; slug: string },
    path: string,
  ): Promise<PageContent | RedirectedPage> {
    const answer = await this.preloadedDataService.artwork(slug);
    if (answer === 'unknown') {
      const gone = { ...page, title: 'Artwork Not Found', isIndexed: false };
      return { status: 404, head: this.headOf(gone), preloads: [], answers: [] };
    }
    if (answer === null) {
      return { status: 200, head: this.headOf({ ...page, title: 'Fine Art' }), preloads: [], answers: [] };
    }
    const work = answer.body;
    const address = `${prefix}/${encodeURIComponent(work.slug)}`;
    if (path !== address) return { redirectTo: address };
    const head: PageHead = {
      ...this.headOf({ ...page, title: work.title }),
      description: describeArtwork(work, this.facts.brand),
      canonical: artworkAddress(work, this.facts.origin),
      kind: 'article',
      picture: this.shared(work.artworkImages[0] ?? work.catalogueImages[0]),
      structuredData: artworkSchema(work, this.facts),
    };
    return { status: 200, head, preloads: artworkPicturePreload(work), answers: [answer] };
  }

  /**
   * The server chooses the order of the works for a visit, so that it knows the first picture. A filtered list
   * begins elsewhere, so nothing is guessed for it.
   */
  private async collection(page: ResolvedPage, { query, seed }: ContentRequest): Promise<PageContent> {
    const { status, chunk } = page;
    const answer = await this.preloadedDataService.inventory();
    if (answer === null) return { status, head: this.headOf(page), preloads: [], answers: [] };
    const works = answer.body;
    const head: PageHead = {
      ...this.headOf(page),
      description: describeGallery(this.facts.brand, works.length),
      picture: this.shared(newestPicture(works)),
      structuredData: chunk === 'fine-art' ? collectionSchema(works, this.facts) : null,
    };
    const opensWithWorks = chunk === 'fine-art' && query === '';
    return {
      status,
      head,
      preloads: opensWithWorks ? catalogPicturePreload(works, seed) : [],
      answers: [answer],
    };
  }

  /** The way in shows works one at a time and tells little of each. */
  private async cards(page: ResolvedPage): Promise<PageContent> {
    const { status } = page;
    const answer = await this.preloadedDataService.cards();
    if (answer === null) return { status, head: this.headOf(page), preloads: [], answers: [] };
    const [newest] = answer.body;
    const head: PageHead = {
      ...this.headOf(page),
      description: describeGallery(this.facts.brand, answer.body.length),
      picture: this.shared(newest?.photograph),
      structuredData: gallerySchema(this.facts),
    };
    return { status, head, preloads: [], answers: [answer] };
  }

  /** What is on and what comes. The page reads its lists itself: they are each visitor's own. */
  private async events(page: ResolvedPage): Promise<PageContent> {
    const events = await this.preloadedDataService.upcomingEvents();
    const head: PageHead = {
      ...this.headOf(page),
      description: describeEvents(this.facts.brand, events),
      picture: this.shared(events.find(({ picture }) => picture !== null)?.picture),
      structuredData: eventsSchema(events, this.facts),
    };
    return { status: page.status, head, preloads: [], answers: [] };
  }

  /** What selling partners earn, in figures that follow from the price book. */
  private async programme(page: ResolvedPage): Promise<PageContent> {
    const answer = await this.preloadedDataService.program();
    return { status: page.status, head: this.headOf(page), preloads: [], answers: answer ? [answer] : [] };
  }

  /** The gallery's own words say what such a page is about, and its picture is the first that is seen. */
  private introduced(
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
      picture: this.shared(picture) ?? content.head.picture,
    };
    return {
      ...content,
      head,
      preloads: [...introductionPicturePreload(introduction), ...content.preloads],
      answers,
    };
  }

  /** What is true of any page. */
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

  private shared(picture: Picture | null | undefined): SocialImage | null {
    return socialImage(picture, this.facts.origin);
  }
}

function newestPicture(works: readonly ArtworkRecord[]) {
  const [newest] = works;
  return newest?.artworkImages[0] ?? newest?.catalogueImages[0];
}
