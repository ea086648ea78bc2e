import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { PriceBook } from '@gallery/domain';
import { AppError, Clock, parseStoredJson, ResponseCache, Settings, type EmailContents } from '../platform';
import { EmailText } from './dto/settings-record.dto';
import {
  emailTemplateKeyOf,
  SETTING_SECTIONS,
  settingsOf,
  type SectionContents,
  type SettingSectionName,
} from './setting-sections';
import { PriceBookStore } from './price-book/price-book.store';
import { type SettingEntity, SettingsStore } from './settings.store';

/** How late another instance may apply a change. */
const INTERVAL_MS = 2_000;

/** Applies the owner's settings over those of the environment, in every instance. */
@Injectable()
export class SettingsSyncWorker implements OnModuleInit {
  private readonly logger = new Logger(SettingsSyncWorker.name);
  /** The applied sections with their versions. */
  private applied = '';

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
   * Two queries. Invalidates the response cache when something has changed or a price book takes effect. While the
   * database is unavailable, the applied settings stay.
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
    if (found === this.applied) return;
    const rows = await this.settingsStore.findAll();
    const sections = this.sectionsIn(rows);
    const priceBook = bookVersion === null ? null : await this.loadPriceBook(bookVersion);
    this.settings.applyOverrides({
      ...settingsOf(sections, this.settings),
      ...(priceBook && { priceBook }),
      emailTemplates: this.emailTextsIn(rows),
    });
    this.applied = found;
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
      orderLimits: contentOf('orderLimits', SETTING_SECTIONS.orderLimits),
      levels: contentOf('levels', SETTING_SECTIONS.levels),
      gate: contentOf('gate', SETTING_SECTIONS.gate),
      events: contentOf('events', SETTING_SECTIONS.events),
      inbox: contentOf('inbox', SETTING_SECTIONS.inbox),
      partners: contentOf('partners', SETTING_SECTIONS.partners),
      refunds: contentOf('refunds', SETTING_SECTIONS.refunds),
      series: contentOf('series', SETTING_SECTIONS.series),
      tracking: contentOf('tracking', SETTING_SECTIONS.tracking),
    };
  }

  /** A row that is no longer valid must not keep the API from starting: the environment's value applies. */
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
