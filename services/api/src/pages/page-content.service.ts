import { Injectable } from '@nestjs/common';
import type { ArtworkRecord } from '../catalogue';
import type { Picture } from '../media';
import { Settings } from '../platform';
import type { SiteContent } from '../site';
import { AnnouncedEvents } from './announced-events';
import type { Preload } from './document';
import { FirstData, type CarriedAnswer } from './first-data';
import { artworkPicture, cataloguePicture, introducingPicture } from './first-picture';
import { artworkSchema } from './head/artwork.schema';
import { artworkAddress, collectionSchema } from './head/collection.schema';
import { eventsSchema } from './head/events.schema';
import { gallerySchema, type GalleryFacts } from './head/gallery.schema';
import { introductionOf } from './head/introduction';
import type { PageHead } from './head/page-head';
import { sharedPicture, type SharedPicture } from './head/shared-picture';
import { describeArtwork, describeEvents, describeGallery, summaryOf } from './head/summary';
import type { ArtworkPrefix, PageOfPath } from './page-of-path';

/** What a page is about, and what of it the document carries along. */
export interface PageContent {
  status: 200 | 404;
  head: PageHead;
  preloads: Preload[];
  answers: CarriedAnswer<unknown>[];
}

/** The page stands at another address. */
export interface MovedPage {
  movedTo: string;
}

/** What of the visit decides about the content. */
interface Wishes {
  path: string;
  query: string;
  seed: number;
}

/** Finds what a page is about: its first data, its first picture and what its head says of it. */
@Injectable()
export class PageContents {
  constructor(
    private readonly firstData: FirstData,
    private readonly announced: AnnouncedEvents,
    private readonly settings: Settings,
  ) {}

  private get facts(): GalleryFacts {
    const { http, brand, links } = this.settings;
    return { origin: http.publicOrigin, brand, links };
  }

  async of(page: PageOfPath, wishes: Wishes): Promise<PageContent | MovedPage> {
    const [content, site] = await Promise.all([
      this.dataOf(page, wishes),
      page.carriesSite ? this.firstData.site() : null,
    ]);
    if ('movedTo' in content || site === null) return content;
    return this.introduced(page, content, site);
  }

  private async dataOf(page: PageOfPath, wishes: Wishes): Promise<PageContent | MovedPage> {
    if (page.data?.kind === 'artwork') return this.artwork(page, page.data, wishes.path);
    if (page.data?.kind === 'cards') return this.cards(page);
    if (page.data?.kind === 'inventory') return this.collection(page, wishes);
    if (page.data?.kind === 'programme') return this.programme(page);
    if (page.chunk === 'live-events') return this.events(page);
    return { status: page.status, head: this.headOf(page), preloads: [], answers: [] };
  }

  /** A former slug, another case or a trailing slash leads on, below the same prefix. */
  private async artwork(
    page: PageOfPath,
    { prefix, slug }: { prefix: ArtworkPrefix; slug: string },
    path: string,
  ): Promise<PageContent | MovedPage> {
    const answer = await this.firstData.artwork(slug);
    if (answer === 'unknown') {
      const gone = { ...page, title: 'Artwork Not Found', isIndexed: false };
      return { status: 404, head: this.headOf(gone), preloads: [], answers: [] };
    }
    if (answer === null) {
      return { status: 200, head: this.headOf({ ...page, title: 'Fine Art' }), preloads: [], answers: [] };
    }
    const work = answer.body;
    const address = `${prefix}/${encodeURIComponent(work.slug)}`;
    if (path !== address) return { movedTo: address };
    const head: PageHead = {
      ...this.headOf({ ...page, title: work.title }),
      description: describeArtwork(work, this.facts.brand),
      canonical: artworkAddress(work, this.facts.origin),
      kind: 'article',
      picture: this.shared(work.artworkImages[0] ?? work.catalogueImages[0]),
      structuredData: artworkSchema(work, this.facts),
    };
    return { status: 200, head, preloads: artworkPicture(work), answers: [answer] };
  }

  /**
   * The server chooses the order of the works for a visit, so that it knows the first picture. A filtered list
   * begins elsewhere, so nothing is guessed for it.
   */
  private async collection(page: PageOfPath, { query, seed }: Wishes): Promise<PageContent> {
    const { status, chunk } = page;
    const answer = await this.firstData.inventory();
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
      preloads: opensWithWorks ? cataloguePicture(works, seed) : [],
      answers: [answer],
    };
  }

  /** The way in shows works one at a time and tells little of each. */
  private async cards(page: PageOfPath): Promise<PageContent> {
    const { status } = page;
    const answer = await this.firstData.cards();
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
  private async events(page: PageOfPath): Promise<PageContent> {
    const events = await this.announced.list();
    const head: PageHead = {
      ...this.headOf(page),
      description: describeEvents(this.facts.brand, events),
      picture: this.shared(events.find(({ picture }) => picture !== null)?.picture),
      structuredData: eventsSchema(events, this.facts),
    };
    return { status: page.status, head, preloads: [], answers: [] };
  }

  /** What selling partners earn, in figures that follow from the price book. */
  private async programme(page: PageOfPath): Promise<PageContent> {
    const answer = await this.firstData.programme();
    return { status: page.status, head: this.headOf(page), preloads: [], answers: answer ? [answer] : [] };
  }

  /** The gallery's own words say what such a page is about, and its picture is the first that is seen. */
  private introduced(
    { chunk }: PageOfPath,
    content: PageContent,
    site: CarriedAnswer<SiteContent>,
  ): PageContent {
    const answers = [...content.answers, site];
    const introduction = introductionOf(chunk, site.body);
    if (introduction === null) return { ...content, answers };
    const { text, picture } = introduction;
    const head: PageHead = {
      ...content.head,
      description: summaryOf(text) || content.head.description,
      picture: this.shared(picture) ?? content.head.picture,
    };
    return {
      ...content,
      head,
      preloads: [...introducingPicture(introduction), ...content.preloads],
      answers,
    };
  }

  /** What is true of any page. */
  private headOf({ title, address, isIndexed }: PageOfPath): PageHead {
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

  private shared(picture: Picture | null | undefined): SharedPicture | null {
    return sharedPicture(picture, this.facts.origin);
  }
}

function newestPicture(works: readonly ArtworkRecord[]) {
  const [newest] = works;
  return newest?.artworkImages[0] ?? newest?.catalogueImages[0];
}
