import { Injectable, Logger } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MediaService, type Picture } from '../media';
import { AppError, Clock, Database, parseStoredJson, ResponseCache, Settings } from '../platform';
import type { PictureUse } from './sections/section-fields';
import { SITE_SECTIONS, type SiteSectionName, type SiteSections, type Plain } from './sections/site-sections';
import { defaultSections } from './sections/default-sections';
import type { SiteContent, AvailableAt, Film, SiteHome } from './dto/site-content.dto';
import type { StoredFilm, StoredAvailableAt } from './sections/home.section';

/** Null when there is no picture to show. */
type ResolvePicture = (use: PictureUse | null) => Picture | null;

/** Every picture goes through `show`, so that a caller can also use it to collect them. */
function presentSiteContent(
  { home, about, commercial, contact, live, partners }: SiteSections,
  show: ResolvePicture,
): SiteContent {
  return {
    home: presentHome(home, show),
    about: { ...about, banner: show(about.banner) },
    commercial: {
      ...commercial,
      services: commercial.services.map((service) => ({ ...service, picture: show(service.picture) })),
    },
    contact: { ...contact, picture: show(contact.picture) },
    live,
    partners,
  };
}

function presentHome(home: SiteSections['home'], show: ResolvePicture): SiteHome {
  const { hero, features, teaser, behindTheScenes, availableAt } = home;
  return {
    ...home,
    hero: presentVideo(hero, show),
    features: features.map((feature) => ({ ...feature, picture: show(feature.picture) })),
    teaser: { ...teaser, picture: show(teaser.picture) },
    behindTheScenes: behindTheScenes && {
      caption: behindTheScenes.caption,
      film: presentVideo(behindTheScenes.film, show),
    },
    availableAt: availableAt && presentAvailableAt(availableAt, show),
  };
}

const presentVideo = (film: Plain<StoredFilm>, show: ResolvePicture): Film => ({
  ...film,
  poster: show(film.poster),
});

/** A room without a picture is left out: it consists of nothing but its picture. */
const presentAvailableAt = (place: Plain<StoredAvailableAt>, show: ResolvePicture): AvailableAt => ({
  ...place,
  rooms: place.rooms.flatMap(({ picture: use, caption }) => {
    const picture = show(use);
    return picture === null ? [] : [{ picture, caption }];
  }),
});

/** A section that the owner has saved; sections without a row use the defaults. */
@Entity('site_sections')
export class SiteSectionEntity {
  @PrimaryColumn('varchar', { length: 20 })
  section: string;

  /** Validated when written and when read: the code may have changed since. */
  @Column('json')
  content: unknown;

  @Column('datetime', { precision: 3 })
  updatedAt: Date;
}

/** Cache topic of all responses that contain site content. */
export const SITE_CONTENT_TOPIC = 'site';

/** The texts, pictures and videos of the public pages. */
@Injectable()
export class SiteContentService {
  private readonly logger = new Logger(SiteContentService.name);

  constructor(
    private readonly mediaService: MediaService,
    private readonly database: Database,
    private readonly responseCache: ResponseCache,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** What the owner has saved, or else the defaults. Two queries. */
  getContent(): Promise<SiteContent> {
    return this.previewContent(new Map());
  }

  /** The content as if these sections had been saved. */
  async previewContent(unsaved: ReadonlyMap<SiteSectionName, unknown>): Promise<SiteContent> {
    const sections = this.sectionsOf(new Map([...(await this.findStored()), ...unsaved]));
    const uses: PictureUse[] = [];
    // The presenter runs twice: once to collect the pictures of all sections, then with the pictures.
    presentSiteContent(sections, (use) => {
      if (use) uses.push(use);
      return null;
    });
    const pictures = await this.mediaService.findPicturesForUses(uses);
    const pictureOf = new Map(uses.map((use, index) => [use, pictures[index] ?? null]));
    return presentSiteContent(sections, (use) => (use ? (pictureOf.get(use) ?? null) : null));
  }

  /** As stored, with the defaults for sections that are not stored. */
  async getSections(): Promise<SiteSections> {
    return this.sectionsOf(await this.findStored());
  }

  /** @throws AppError `validation_failed` by field */
  validateSection(section: SiteSectionName, json: unknown): void {
    parseStoredJson<object>(SITE_SECTIONS[section], json, 'refuse');
  }

  /** An earlier version of the section; null when it is no longer valid. */
  readVersion(section: SiteSectionName, version: object): object | null {
    return this.readable<object>(section, SITE_SECTIONS[section], version);
  }

  /** Whether the owner or the demo seed has saved this section. */
  hasSection(section: SiteSectionName): Promise<boolean> {
    return this.database.manager.existsBy(SiteSectionEntity, { section });
  }

  /**
   * Saves the section and invalidates the responses that contain it.
   * @throws AppError `validation_failed` by field
   */
  async saveSection(section: SiteSectionName, json: unknown): Promise<void> {
    const content = parseStoredJson<object>(SITE_SECTIONS[section], json, 'refuse');
    const row = { section, content, updatedAt: this.clock.now() };
    await this.database.manager.upsert(SiteSectionEntity, row, ['section']);
    this.database.afterCommit(() => this.responseCache.invalidate(SITE_CONTENT_TOPIC));
  }

  /** By section. */
  private async findStored(): Promise<Map<string, unknown>> {
    const rows = await this.database.manager.find(SiteSectionEntity);
    return new Map(rows.map(({ section, content }) => [section, content]));
  }

  private sectionsOf(stored: Map<string, unknown>): SiteSections {
    const defaults = defaultSections(this.settings.brand);
    const read = <Name extends SiteSectionName>(name: Name, type: new () => SiteSections[Name]) =>
      stored.has(name) ? (this.readable(name, type, stored.get(name)) ?? defaults[name]) : defaults[name];
    return {
      home: read('home', SITE_SECTIONS.home),
      about: read('about', SITE_SECTIONS.about),
      commercial: read('commercial', SITE_SECTIONS.commercial),
      contact: read('contact', SITE_SECTIONS.contact),
      live: read('live', SITE_SECTIONS.live),
      partners: read('partners', SITE_SECTIONS.partners),
    };
  }

  /** Stored content that is no longer valid must not break a page. */
  private readable<Content extends object>(
    section: SiteSectionName,
    type: new () => Content,
    json: unknown,
  ): Content | null {
    try {
      return parseStoredJson(type, json, 'drop');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.error(`Section ${section} is no longer valid: ${JSON.stringify(error.fields)}`);
      return null;
    }
  }
}
