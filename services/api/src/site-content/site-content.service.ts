import { Injectable, Logger } from '@nestjs/common';
import { MediaService } from '../media';
import { AppError, Clock, Database, parseStoredJson, ResponseCache, Settings } from '../platform';
import type { PictureUse } from './sections/picture-use';
import { SITE_SECTIONS, type SiteSectionName, type SiteSections } from './sections/site-sections';
import { defaultSections } from './sections/default-sections';
import type { SiteContent } from './dto/site-content.dto';
import { presentSiteContent } from './site-content.presenter';
import { SiteContentStore } from './site-content.store';

/** Topic of all answers that carry the site's content. */
export const SITE_CONTENT_TOPIC = 'site';

/** The gallery's own texts, pictures and films. */
@Injectable()
export class SiteContentService {
  private readonly logger = new Logger(SiteContentService.name);

  constructor(
    private readonly siteContentStore: SiteContentStore,
    private readonly mediaService: MediaService,
    private readonly database: Database,
    private readonly responseCache: ResponseCache,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** What visitors see: what the owner has written, else what is true of any gallery. Two queries. */
  getContent(): Promise<SiteContent> {
    return this.previewContent(new Map());
  }

  /** What visitors would see, were these sections saved. */
  async previewContent(written: ReadonlyMap<SiteSectionName, unknown>): Promise<SiteContent> {
    const sections = this.sectionsOf(new Map([...(await this.siteContentStore.findAll()), ...written]));
    const uses: PictureUse[] = [];
    // The presenter knows where pictures are: it is run once to name them, and again with all of them at hand.
    presentSiteContent(sections, (use) => {
      if (use) uses.push(use);
      return null;
    });
    const pictures = await this.mediaService.findPicturesForUses(uses);
    const pictureOf = new Map(uses.map((use, index) => [use, pictures[index] ?? null]));
    return presentSiteContent(sections, (use) => (use ? (pictureOf.get(use) ?? null) : null));
  }

  /** What is kept, with the built-in texts where nothing is. */
  async getSections(): Promise<SiteSections> {
    return this.sectionsOf(await this.siteContentStore.findAll());
  }

  /** @throws AppError `validation_failed` with what is wrong by field */
  validateSection(section: SiteSectionName, written: unknown): void {
    parseStoredJson<object>(SITE_SECTIONS[section], written, 'refuse');
  }

  /** The section as an earlier one is to be read today; null when it does not fit any more. */
  readVersion(section: SiteSectionName, kept: object): object | null {
    return this.readable<object>(section, SITE_SECTIONS[section], kept);
  }

  /** Whether the owner, or the demo, has written this section. */
  hasSection(section: SiteSectionName): Promise<boolean> {
    return this.siteContentStore.exists(section);
  }

  /**
   * Keeps what the owner has written and has the answers that show it built anew.
   * @throws AppError `validation_failed` with what is wrong by field
   */
  async saveSection(section: SiteSectionName, written: unknown): Promise<void> {
    const content = parseStoredJson<object>(SITE_SECTIONS[section], written, 'refuse');
    await this.siteContentStore.save({ section, content, updatedAt: this.clock.now() });
    this.database.afterCommit(() => this.responseCache.invalidate(SITE_CONTENT_TOPIC));
  }

  private sectionsOf(kept: Map<string, unknown>): SiteSections {
    const defaults = defaultSections(this.settings.brand);
    const read = <Name extends SiteSectionName>(name: Name, type: new () => SiteSections[Name]) =>
      kept.has(name) ? (this.readable(name, type, kept.get(name)) ?? defaults[name]) : defaults[name];
    return {
      home: read('home', SITE_SECTIONS.home),
      about: read('about', SITE_SECTIONS.about),
      commercial: read('commercial', SITE_SECTIONS.commercial),
      contact: read('contact', SITE_SECTIONS.contact),
      live: read('live', SITE_SECTIONS.live),
      partners: read('partners', SITE_SECTIONS.partners),
    };
  }

  /** Content that does not fit its class any more is no reason for a page to fail. */
  private readable<Content extends object>(
    section: SiteSectionName,
    type: new () => Content,
    json: unknown,
  ): Content | null {
    try {
      return parseStoredJson(type, json, 'drop');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.error(`Section ${section} does not fit any more: ${JSON.stringify(error.fields)}`);
      return null;
    }
  }
}
