import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../identity';
import { Clock, Database } from '../platform';
import { SettingsSyncWorker } from './settings-sync.worker';
import { SettingsStore } from './settings.store';

export interface SectionChange {
  /** The version that the change is based on; 0 for a section that was never set. */
  version: number;
  /** Null resets the section to the environment's values. */
  content: object | null;
}

export interface SectionSaveOptions {
  /** Runs in the transaction, under the section's lock; may throw to refuse the change. */
  work?: () => Promise<void>;
  /** The content before the first change, saved as version 0. */
  installed?: object;
  /** For the audit log, without personal data. */
  details?: Record<string, unknown>;
}

/** Who last set a section. */
export interface SectionRevision {
  version: number;
  changedAt: string | null;
  changedBy: string | null;
}

/** Saves whole sections of the settings, with every version and an audit entry. */
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

  /** By name. One query. */
  async getRevisions(sections: readonly string[]): Promise<Map<string, SectionRevision>> {
    const rows = await this.settingsStore.findRevisions(sections);
    const found = new Map(rows.map((row) => [row.section, row]));
    return new Map(sections.map((section) => [section, sectionRevisionOf(found.get(section))]));
  }

  /** Latest first; null content means the environment's values. */
  async listVersions(section: string): Promise<(SectionRevision & { content: object | null })[]> {
    const rows = await this.settingsStore.findHistory(section);
    return rows.map((row) => ({ ...sectionRevisionOf(row), content: row.content }));
  }

  /**
   * This instance applies the change once it is committed; the others do so within seconds. Returns false and changes
   * nothing when `version` is not the current one.
   */
  async save(
    section: string,
    { version, content }: SectionChange,
    staff: Pick<SignedInStaff, 'role' | 'id' | 'username'>,
    { work, installed, details }: SectionSaveOptions = {},
  ): Promise<boolean> {
    return this.database.transaction(async () => {
      this.database.afterCommit(() => this.settingsSyncWorker.refresh());
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
  }
}

/** A section that was never set has no row, or one of version 0. */
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
