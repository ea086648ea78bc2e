import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AppError, readStored, ReadyResponses, Settings } from '../platform';
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
    private readonly settings: Settings,
    private readonly responses: ReadyResponses,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  @Interval(EVERY_MS)
  async tick(): Promise<void> {
    try {
      await this.refresh();
    } catch (error) {
      // While the database is away what was set goes on holding.
      this.logger.error(error);
    }
  }

  /** One query; everything that was prepared is built anew when something has changed. */
  async refresh(): Promise<void> {
    const rows = await this.store.all();
    const found = rows
      .map(({ section, version }) => `${section}:${version}`)
      .toSorted()
      .join();
    if (found === this.followed) return;
    this.settings.follow(settingsOf(this.saidIn(rows), this.settings));
    this.followed = found;
    this.responses.invalidateAll();
  }

  private saidIn(rows: readonly SettingEntity[]): Partial<SectionContents> {
    const contentOf = <Name extends SectionName>(name: Name, type: new () => SectionContents[Name]) => {
      const row = rows.find(({ section }) => section === name);
      return row && this.readable(type, row);
    };
    return {
      brand: contentOf('brand', SECTIONS.brand),
      links: contentOf('links', SECTIONS.links),
      sales: contentOf('sales', SECTIONS.sales),
      levels: contentOf('levels', SECTIONS.levels),
    };
  }

  /** A row that does not fit its class any more must not keep the gallery from starting: the environment's holds. */
  private readable<Content extends object>(
    type: new () => Content,
    { section, content }: SettingEntity,
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
