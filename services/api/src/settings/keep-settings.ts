import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../identity';
import { AppError, Clock, Database, Settings } from '../platform';
import type { SettingsRecord } from './dto/settings-record.dto';
import { FollowSettings } from './follow-settings';
import { contentsOf, sectionFaults, type SectionContents, type SectionName } from './sections';
import { SettingsStore } from './settings.store';

/** The owner reads and changes the settings. */
@Injectable()
export class KeepSettings {
  constructor(
    private readonly database: Database,
    private readonly store: SettingsStore,
    private readonly following: FollowSettings,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Every section as it holds now, and who set it last. */
  async read(): Promise<SettingsRecord> {
    await this.following.refresh();
    const rows = await this.store.all();
    const standing = (name: SectionName) => {
      const row = rows.find(({ section }) => section === name);
      return {
        version: row?.version ?? 0,
        changedAt: row?.changedAt.toISOString() ?? null,
        changedBy: row?.changedBy ?? null,
      };
    };
    const { brand, links, sales, levels } = contentsOf(this.settings);
    return {
      brand: { ...standing('brand'), content: brand },
      links: { ...standing('links'), content: links },
      sales: { ...standing('sales'), content: sales },
      levels: { ...standing('levels'), content: levels },
    };
  }

  /**
   * Sets a whole section. Other instances follow within seconds.
   * @param version the one that was seen; 0 for a section that was never set
   * @throws AppError `validation_failed` by field, `changed_meanwhile` with all of them as they are in `details.record`
   */
  async change<Name extends SectionName>(
    section: Name,
    { version, content }: { version: number; content: SectionContents[Name] },
    staff: SignedInStaff,
  ): Promise<SettingsRecord> {
    const faults = sectionFaults(section, content);
    if (Object.keys(faults).length > 0) throw new AppError('validation_failed', { fields: prefixed(faults) });
    const before: object = contentsOf(this.settings)[section];
    const isKept = await this.database.transaction(async () => {
      const row = await this.store.lock(section);
      if ((row?.version ?? 0) !== version) return false;
      const kept = {
        section,
        content,
        version: version + 1,
        changedAt: this.clock.now(),
        changedBy: staff.username,
      };
      await (row ? this.store.change(kept) : this.store.add(kept));
      await this.audit.record({
        action: 'settings.changed',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'settings', id: section },
        details: { fields: changedFields(before, content) },
      });
      return true;
    });
    const record = await this.read();
    if (!isKept) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }
}

/** Faults of a section are reported by the path of their field in the body. */
const prefixed = (faults: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, sentence]) => [`content.${field}`, sentence]));

/** Names alone: what a setting says may be personal. */
function changedFields(before: object, after: object): string[] {
  const was = new Map(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was.get(field)))
    .map(([field]) => field);
}
