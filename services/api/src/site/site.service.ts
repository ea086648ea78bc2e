import { Injectable, Logger } from '@nestjs/common';
import { MediaService } from '../media';
import { AppError, Clock, Database, readStored, ReadyResponses, Settings } from '../platform';
import type { PictureUse } from './content/picture-use';
import { SECTIONS, type SectionName, type SiteSections } from './content/sections';
import { defaultSections } from './default-sections';
import type { SiteContent } from './dto/site-content.dto';
import { presentSite } from './site.presenter';
import { SiteStore } from './site.store';

/** Topic of all answers that carry the site's content. */
export const SITE_TOPIC = 'site';

/** The gallery's own texts, pictures and films. */
@Injectable()
export class Site {
  private readonly logger = new Logger(Site.name);

  constructor(
    private readonly store: SiteStore,
    private readonly media: MediaService,
    private readonly database: Database,
    private readonly responses: ReadyResponses,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** What visitors see: what the owner has written, else what is true of any gallery. Two queries. */
  content(): Promise<SiteContent> {
    return this.contentWith(new Map());
  }

  /** What visitors would see, were these sections saved. */
  async contentWith(written: ReadonlyMap<SectionName, unknown>): Promise<SiteContent> {
    const sections = this.sectionsOf(new Map([...(await this.store.contents()), ...written]));
    const uses: PictureUse[] = [];
    // The presenter knows where pictures are: it is run once to name them, and again with all of them at hand.
    presentSite(sections, (use) => {
      if (use) uses.push(use);
      return null;
    });
    const pictures = await this.media.picturesInPlace(uses);
    const pictureOf = new Map(uses.map((use, index) => [use, pictures[index] ?? null]));
    return presentSite(sections, (use) => (use ? (pictureOf.get(use) ?? null) : null));
  }

  /** What is kept, with the built-in texts where nothing is. */
  async kept(): Promise<SiteSections> {
    return this.sectionsOf(await this.store.contents());
  }

  /** @throws AppError `validation_failed` with what is wrong by field */
  refuseFaulty(section: SectionName, written: unknown): void {
    readStored<object>(SECTIONS[section], written, 'refuse');
  }

  /** The section as an earlier one is to be read today; null when it does not fit any more. */
  readableAs(section: SectionName, kept: object): object | null {
    return this.readable<object>(section, SECTIONS[section], kept);
  }

  /** Whether the owner, or the demo, has written this section. */
  hasSection(section: SectionName): Promise<boolean> {
    return this.store.has(section);
  }

  /**
   * Keeps what the owner has written and has the answers that show it built anew.
   * @throws AppError `validation_failed` with what is wrong by field
   */
  async saveSection(section: SectionName, written: unknown): Promise<void> {
    const content = readStored<object>(SECTIONS[section], written, 'refuse');
    await this.store.save({ section, content, updatedAt: this.clock.now() });
    this.database.afterCommit(() => this.responses.invalidate(SITE_TOPIC));
  }

  private sectionsOf(kept: Map<string, unknown>): SiteSections {
    const defaults = defaultSections(this.settings.brand);
    const read = <Name extends SectionName>(name: Name, type: new () => SiteSections[Name]) =>
      kept.has(name) ? (this.readable(name, type, kept.get(name)) ?? defaults[name]) : defaults[name];
    return {
      home: read('home', SECTIONS.home),
      about: read('about', SECTIONS.about),
      commercial: read('commercial', SECTIONS.commercial),
      contact: read('contact', SECTIONS.contact),
      live: read('live', SECTIONS.live),
      partners: read('partners', SECTIONS.partners),
    };
  }

  /** Content that does not fit its class any more is no reason for a page to fail. */
  private readable<Content extends object>(
    section: SectionName,
    type: new () => Content,
    json: unknown,
  ): Content | null {
    try {
      return readStored(type, json, 'drop');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.error(`Section ${section} does not fit any more: ${JSON.stringify(error.fields)}`);
      return null;
    }
  }
}
