import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { PriceBook } from '@gallery/domain';
import { AppError, Clock, readStored, ReadyResponses, Settings, type MailTexts } from '../platform';
import { MailWords } from './dto/mail-text.dto';
import { mailKeyOf } from './mail-section';
import { PriceBooksStore } from './price-book/price-books.store';
import { SECTIONS, settingsOf, type SectionContents, type SectionName } from './sections';
import type { SettingEntity } from './setting.entity';
import { SettingsStore } from './settings.store';

/** How late another instance may learn of a change. In milliseconds. */
const EVERY_MS = 2_000;

/** Lays what the owner has set over the environment's settings, in every instance. */
@Injectable()
export class FollowSettings implements OnModuleInit {
  private readonly logger = new Logger(FollowSettings.name);
  /** Of what is laid over: sections with their versions. */
  private followed = '';

  constructor(
    private readonly store: SettingsStore,
    private readonly books: PriceBooksStore,
    private readonly settings: Settings,
    private readonly responses: ReadyResponses,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  /**
   * Two queries; everything that was prepared is built anew when something has changed, or a price book's moment has
   * come. While the database is away what was set goes on holding.
   */
  @Interval(EVERY_MS)
  async refresh(): Promise<void> {
    const versions = await this.store.versions();
    const bookVersion = await this.books.versionInForce(this.clock.now());
    const found = versions
      .map(({ section, version }) => `${section}:${version}`)
      .toSorted()
      .concat(`book:${bookVersion}`)
      .join();
    if (found === this.followed) return;
    const rows = await this.store.all();
    const said = this.saidIn(rows);
    const priceBook = bookVersion === null ? null : await this.bookOf(bookVersion);
    this.settings.follow({
      ...settingsOf(said, this.settings),
      ...(priceBook && { priceBook }),
      mailTexts: this.mailTextsIn(rows),
    });
    this.followed = found;
    this.responses.invalidateAll();
  }

  private async bookOf(version: number): Promise<PriceBook | null> {
    const book = await this.books.one(version);
    return book && { version, readings: book.readings, costs: book.costs };
  }

  private mailTextsIn(rows: readonly SettingEntity[]): MailTexts {
    return Object.fromEntries(
      rows.flatMap(({ section, content }) => {
        const key = mailKeyOf(section);
        const text =
          key === null || content === null ? undefined : this.readable(MailWords, section, content);
        return key === null || text === undefined ? [] : [[key, text]];
      }),
    );
  }

  private saidIn(rows: readonly SettingEntity[]): Partial<SectionContents> {
    const contentOf = <Name extends SectionName>(name: Name, type: new () => SectionContents[Name]) => {
      const row = rows.find(({ section }) => section === name);
      return row?.content ? this.readable(type, name, row.content) : undefined;
    };
    return {
      brand: contentOf('brand', SECTIONS.brand),
      links: contentOf('links', SECTIONS.links),
      sales: contentOf('sales', SECTIONS.sales),
      levels: contentOf('levels', SECTIONS.levels),
      gate: contentOf('gate', SECTIONS.gate),
      events: contentOf('events', SECTIONS.events),
      partners: contentOf('partners', SECTIONS.partners),
      series: contentOf('series', SECTIONS.series),
      tracking: contentOf('tracking', SECTIONS.tracking),
    };
  }

  /** A row that does not fit its class any more must not keep the gallery from starting: the environment's holds. */
  private readable<Content extends object>(
    type: new () => Content,
    section: string,
    content: object,
  ): Content | undefined {
    try {
      return readStored(type, content, 'drop');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.error(`Setting ${section} is the environment's: ${JSON.stringify(error.fields)}`);
      return undefined;
    }
  }
}
