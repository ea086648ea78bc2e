import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { PriceBook } from '@gallery/domain';
import { AppError, Clock, parseStoredJson, ResponseCache, Settings, type EmailContents } from '../platform';
import { EmailText } from './dto/email-text.dto';
import { emailTemplateKeyOf } from './email-section';
import { PriceBookStore } from './price-book/price-book.store';
import {
  SETTING_SECTIONS,
  settingsOf,
  type SectionContents,
  type SettingSectionName,
} from './setting-sections';
import type { SettingEntity } from './setting.entity';
import { SettingsStore } from './settings.store';

/** How late another instance may learn of a change. In milliseconds. */
const INTERVAL_MS = 2_000;

/** Lays what the owner has set over the environment's settings, in every instance. */
@Injectable()
export class SettingsSyncWorker implements OnModuleInit {
  private readonly logger = new Logger(SettingsSyncWorker.name);
  /** Of what is laid over: sections with their versions. */
  private followed = '';

  constructor(
    private readonly settingsStore: SettingsStore,
    private readonly priceBookStore: PriceBookStore,
    private readonly settings: Settings,
    private readonly responseCache: ResponseCache,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  /**
   * Two queries; everything that was prepared is built anew when something has changed, or a price book's moment has
   * come. While the database is away what was set goes on holding.
   */
  @Interval(INTERVAL_MS)
  async refresh(): Promise<void> {
    const versions = await this.settingsStore.findVersions();
    const bookVersion = await this.priceBookStore.findCurrentVersion(this.clock.now());
    const found = versions
      .map(({ section, version }) => `${section}:${version}`)
      .toSorted()
      .concat(`book:${bookVersion}`)
      .join();
    if (found === this.followed) return;
    const rows = await this.settingsStore.findAll();
    const said = this.sectionsIn(rows);
    const priceBook = bookVersion === null ? null : await this.loadPriceBook(bookVersion);
    this.settings.applyOverrides({
      ...settingsOf(said, this.settings),
      ...(priceBook && { priceBook }),
      emailTemplates: this.emailTextsIn(rows),
    });
    this.followed = found;
    this.responseCache.invalidateAll();
  }

  private async loadPriceBook(version: number): Promise<PriceBook | null> {
    const book = await this.priceBookStore.findByVersion(version);
    return book && { version, readings: book.readings, costs: book.costs };
  }

  private emailTextsIn(rows: readonly SettingEntity[]): EmailContents {
    return Object.fromEntries(
      rows.flatMap(({ section, content }) => {
        const key = emailTemplateKeyOf(section);
        const text =
          key === null || content === null ? undefined : this.readable(EmailText, section, content);
        return key === null || text === undefined ? [] : [[key, text]];
      }),
    );
  }

  private sectionsIn(rows: readonly SettingEntity[]): Partial<SectionContents> {
    const contentOf = <Name extends SettingSectionName>(
      name: Name,
      type: new () => SectionContents[Name],
    ) => {
      const row = rows.find(({ section }) => section === name);
      return row?.content ? this.readable(type, name, row.content) : undefined;
    };
    return {
      brand: contentOf('brand', SETTING_SECTIONS.brand),
      links: contentOf('links', SETTING_SECTIONS.links),
      sales: contentOf('sales', SETTING_SECTIONS.sales),
      levels: contentOf('levels', SETTING_SECTIONS.levels),
      gate: contentOf('gate', SETTING_SECTIONS.gate),
      events: contentOf('events', SETTING_SECTIONS.events),
      partners: contentOf('partners', SETTING_SECTIONS.partners),
      series: contentOf('series', SETTING_SECTIONS.series),
      tracking: contentOf('tracking', SETTING_SECTIONS.tracking),
    };
  }

  /** A row that does not fit its class any more must not keep the gallery from starting: the environment's holds. */
  private readable<Content extends object>(
    type: new () => Content,
    section: string,
    content: object,
  ): Content | undefined {
    try {
      return parseStoredJson(type, content, 'drop');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.error(`Setting ${section} is the environment's: ${JSON.stringify(error.fields)}`);
      return undefined;
    }
  }
}
