import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../identity';
import { AppError, Settings } from '../platform';
import type { SettingsRecord } from './dto/settings-record.dto';
import { SettingsSyncWorker } from './settings-sync.worker';
import { SettingSectionsService, sectionRevisionOf } from './setting-sections.service';
import { sectionContentsOf, validateSection, type SectionContents } from './setting-sections';
import { SettingsStore } from './settings.store';

/** The sections that stand on the settings' first page; the others have pages of their own. */
export type PlainSection = Exclude<keyof SectionContents, 'series'>;

/** The owner reads and changes the settings. */
@Injectable()
export class AdminSettingsService {
  constructor(
    private readonly settingsStore: SettingsStore,
    private readonly settingsSyncWorker: SettingsSyncWorker,
    private readonly settingSectionsService: SettingSectionsService,
    private readonly settings: Settings,
  ) {}

  /** Every section as it holds now, and who set it last. */
  async get(): Promise<SettingsRecord> {
    await this.settingsSyncWorker.refresh();
    const rows = await this.settingsStore.findAll();
    const standing = (name: PlainSection) => sectionRevisionOf(rows.find(({ section }) => section === name));
    const { brand, links, sales, levels, gate, events, partners, tracking } = sectionContentsOf(
      this.settings,
    );
    return {
      brand: { ...standing('brand'), content: brand },
      links: { ...standing('links'), content: links },
      sales: { ...standing('sales'), content: sales },
      levels: { ...standing('levels'), content: levels },
      gate: { ...standing('gate'), content: gate },
      events: { ...standing('events'), content: events },
      tracking: { ...standing('tracking'), content: tracking },
      partners: { ...standing('partners'), content: partners },
    };
  }

  /**
   * Sets a whole section. Other instances follow within seconds.
   * @param version the one that was seen; 0 for a section that was never set
   * @throws AppError `validation_failed` by field, `changed_meanwhile` with all of them as they are in `details.record`
   */
  async update<Name extends PlainSection>(
    section: Name,
    { version, content }: { version: number; content: SectionContents[Name] },
    staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    const faults = validateSection(section, content);
    if (Object.keys(faults).length > 0)
      throw new AppError('validation_failed', { fields: prefixFields(faults) });
    const before: object = sectionContentsOf(this.settings)[section];
    const isKept = await this.settingSectionsService.save(section, { version, content }, staff, {
      details: { fields: changedFields(before, content) },
    });
    const record = await this.get();
    if (!isKept) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }
}

/** Faults of a section are reported by the path of their field in the body. */
const prefixFields = (faults: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, sentence]) => [`content.${field}`, sentence]));

/** Names alone: what a setting says may be personal. */
function changedFields(before: object, after: object): string[] {
  const was = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was.get(field)))
    .map(([field]) => field);
}
