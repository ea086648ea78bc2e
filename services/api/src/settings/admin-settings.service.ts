import { Injectable } from '@nestjs/common';
import { auditedChanges, StaffDirectoryService, type SignedInStaff } from '../identity';
import {
  AppError,
  RETENTION_TASKS,
  RETENTIONS,
  retentionDays,
  RetentionService,
  Settings,
  type Retention,
} from '../platform';
import type { RetentionRecord, SettingsRecord } from './dto/settings-record.dto';
import { RefundsSection } from './dto/setting-sections.dto';
import { SettingsSyncWorker } from './settings-sync.worker';
import { SettingSectionsService, sectionRevisionOf } from './setting-sections.service';
import { sectionContentsOf, validateSection, type SectionContents } from './setting-sections';
import { SettingsStore } from './settings.store';

/** The sections on the settings page; series have their own page. */
export type PlainSection = Exclude<keyof SectionContents, 'series'>;

/** The owner reads and changes the settings. */
@Injectable()
export class AdminSettingsService {
  constructor(
    private readonly settingsStore: SettingsStore,
    private readonly settingsSyncWorker: SettingsSyncWorker,
    private readonly settingSectionsService: SettingSectionsService,
    private readonly retentionService: RetentionService,
    private readonly staffDirectoryService: StaffDirectoryService,
    private readonly settings: Settings,
  ) {}

  /** How long personal data is kept, and when that was last applied. */
  async listRetentions(): Promise<RetentionRecord[]> {
    await this.settingsSyncWorker.refresh();
    const runs = await this.retentionService.findRuns();
    return RETENTION_TASKS.map((task) => {
      const { data, after, outcome, exception }: Retention = RETENTIONS[task];
      const run = runs.find((each) => each.task === task);
      return {
        task,
        data,
        days: retentionDays(task, this.settings),
        after,
        outcome,
        exception: exception ?? null,
        lastRunAt: run?.finishedAt?.toISOString() ?? null,
        lastRemoved: run?.removed ?? 0,
      };
    });
  }

  async get(): Promise<SettingsRecord> {
    await this.settingsSyncWorker.refresh();
    const rows = await this.settingsStore.findAll();
    const revision = (name: PlainSection) => sectionRevisionOf(rows.find(({ section }) => section === name));
    const { brand, links, sales, orderLimits, levels, gate, events, inbox, partners, refunds, tracking } =
      sectionContentsOf(this.settings);
    return {
      brand: { ...revision('brand'), content: brand },
      links: { ...revision('links'), content: links },
      sales: { ...revision('sales'), content: sales },
      orderLimits: { ...revision('orderLimits'), content: orderLimits },
      levels: { ...revision('levels'), content: levels },
      gate: { ...revision('gate'), content: gate },
      events: { ...revision('events'), content: events },
      inbox: { ...revision('inbox'), content: inbox },
      tracking: { ...revision('tracking'), content: tracking },
      partners: { ...revision('partners'), content: partners },
      refunds: { ...revision('refunds'), content: refunds },
    };
  }

  /**
   * Other instances apply the change within seconds.
   * @throws AppError `validation_failed` by field, `changed_meanwhile` with all sections in `details.record`
   */
  async update<Name extends PlainSection>(
    section: Name,
    { version, content }: { version: number; content: SectionContents[Name] },
    staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    const errors = { ...validateSection(section, content), ...(await this.validateApprovers(content)) };
    if (Object.keys(errors).length > 0)
      throw new AppError('validation_failed', { fields: prefixFields(errors) });
    const before: object = sectionContentsOf(this.settings)[section];
    const isSaved = await this.settingSectionsService.save(section, { version, content }, staff, {
      details: { fields: changedFields(before, content), changes: auditedChanges(before, content, MODES) },
    });
    const record = await this.get();
    if (!isSaved) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }

  /** A refund that nobody else can approve would wait forever. */
  private async validateApprovers(content: object): Promise<Record<string, string>> {
    if (!(content instanceof RefundsSection) || content.secondPersonAbove === null) return {};
    const owners = await this.staffDirectoryService.listOwners();
    return owners.length > 1 ? {} : { secondPersonAbove: SECOND_OWNER_MESSAGE };
  }
}

const SECOND_OWNER_MESSAGE = 'Only owners can approve refunds. Please add a second owner under Staff first.';

/** Errors are reported by the path of their field in the body. */
const prefixFields = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, message]) => [`content.${field}`, message]));

/** Settings whose value is one of a few words. */
const MODES = ['mode', 'taxMode', 'cardFeeMode'];

/** Only names: values may be personal. */
function changedFields(before: object, after: object): string[] {
  const previous = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(previous.get(field)))
    .map(([field]) => field);
}
