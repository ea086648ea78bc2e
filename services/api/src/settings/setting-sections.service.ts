import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../identity';
import { Clock, Database } from '../platform';
import { SettingsSyncWorker } from './settings-sync.worker';
import { SettingsStore } from './settings.store';

/** Which version of a section is changed, and into what. */
export interface SectionChange {
  /** The one that was seen; 0 for a section that was never set. */
  version: number;
  /** Null gives it back to what is installed. */
  content: object | null;
}

/** What goes along with a change, in its transaction. */
export interface SectionSaveOptions {
  /** Refuses or does what follows from it, once nobody else can change the section any more. */
  work?: () => Promise<void>;
  /** What stood there before the first change, to be found among the versions as version 0. */
  installed?: object;
  /** For the audit log: names, never what they say. */
  details?: Record<string, unknown>;
}

/** Who set a section last. */
export interface SectionRevision {
  version: number;
  changedAt: string | null;
  changedBy: string | null;
}

/** Sets sections of the settings as wholes; every version is kept, every change audited. */
@Injectable()
export class SettingSectionsService {
  constructor(
    private readonly database: Database,
    private readonly settingsStore: SettingsStore,
    private readonly settingsSyncWorker: SettingsSyncWorker,
    private readonly auditLogService: AuditLogService,
    private readonly clock: Clock,
  ) {}

  async getRevision(section: string): Promise<SectionRevision> {
    return sectionRevisionOf(await this.settingsStore.find(section));
  }

  /** How all these sections stand, by name. One query. */
  async getRevisions(sections: readonly string[]): Promise<Map<string, SectionRevision>> {
    const rows = await this.settingsStore.findRevisions(sections);
    const found = new Map(rows.map((row) => [row.section, row]));
    return new Map(sections.map((section) => [section, sectionRevisionOf(found.get(section))]));
  }

  /** What a section was from one change to the next, latest first; null is as installed. */
  async listVersions(section: string): Promise<(SectionRevision & { content: object | null })[]> {
    const rows = await this.settingsStore.findHistory(section);
    return rows.map((row) => ({ ...sectionRevisionOf(row), content: row.content }));
  }

  /**
   * This instance follows before it returns, the others within seconds.
   * @returns false when another version holds than the one that was seen: nothing is changed then
   */
  async save(
    section: string,
    { version, content }: SectionChange,
    staff: SignedInStaff,
    { work, installed, details }: SectionSaveOptions = {},
  ): Promise<boolean> {
    const isKept = await this.database.transaction(async () => {
      const now = this.clock.now();
      const row = await this.settingsStore.lock(section, now);
      if (row.version !== version) return false;
      if (version === 0 && installed) await this.settingsStore.saveInstalled(section, installed, now);
      await work?.();
      await this.settingsStore.save({
        section,
        content,
        version: version + 1,
        changedAt: now,
        changedBy: staff.username,
      });
      await this.auditLogService.record({
        action: content === null ? 'settings.reset' : 'settings.changed',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'settings', id: section },
        details,
      });
      return true;
    });
    await this.settingsSyncWorker.refresh();
    return isKept;
  }
}

/** Of a section's row; a section that was never set has none, or one without a version. */
export const sectionRevisionOf = (
  row:
    | {
        version: number;
        changedAt: Date;
        changedBy: string;
      }
    | null
    | undefined,
): SectionRevision =>
  !row || row.version === 0
    ? { version: 0, changedAt: null, changedBy: null }
    : { version: row.version, changedAt: row.changedAt.toISOString(), changedBy: row.changedBy };
