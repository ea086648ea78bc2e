import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../identity';
import { Clock, Database } from '../platform';
import { FollowSettings } from './follow-settings';
import { SettingsStore } from './settings.store';

/** Which version of a section is changed, and into what. */
export interface SectionChange {
  /** The one that was seen; 0 for a section that was never set. */
  version: number;
  /** Null gives it back to what is installed. */
  content: object | null;
}

/** What goes along with a change, in its transaction. */
export interface Alongside {
  /** Refuses or does what follows from it, once nobody else can change the section any more. */
  work?: () => Promise<void>;
  /** What stood there before the first change, to be found among the versions as version 0. */
  installed?: object;
  /** For the audit log: names, never what they say. */
  details?: Record<string, unknown>;
}

/** Who set a section last. */
export interface SectionStanding {
  version: number;
  changedAt: string | null;
  changedBy: string | null;
}

/** Sets sections of the settings as wholes; every version is kept, every change audited. */
@Injectable()
export class KeepSection {
  constructor(
    private readonly database: Database,
    private readonly store: SettingsStore,
    private readonly following: FollowSettings,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async standing(section: string): Promise<SectionStanding> {
    return standingOf(await this.store.one(section));
  }

  /** How all these sections stand, by name. One query. */
  async standings(sections: readonly string[]): Promise<Map<string, SectionStanding>> {
    const rows = await this.store.standings(sections);
    const found = new Map(rows.map((row) => [row.section, row]));
    return new Map(sections.map((section) => [section, standingOf(found.get(section))]));
  }

  /** What a section was from one change to the next, latest first; null is as installed. */
  async versions(section: string): Promise<(SectionStanding & { content: object | null })[]> {
    const rows = await this.store.history(section);
    return rows.map((row) => ({ ...standingOf(row), content: row.content }));
  }

  /**
   * This instance follows before it returns, the others within seconds.
   * @returns false when another version holds than the one that was seen: nothing is changed then
   */
  async set(
    section: string,
    { version, content }: SectionChange,
    staff: SignedInStaff,
    { work, installed, details }: Alongside = {},
  ): Promise<boolean> {
    const isKept = await this.database.transaction(async () => {
      const now = this.clock.now();
      const row = await this.store.lock(section, now);
      if (row.version !== version) return false;
      if (version === 0 && installed) await this.store.keepInstalled(section, installed, now);
      await work?.();
      await this.store.change({
        section,
        content,
        version: version + 1,
        changedAt: now,
        changedBy: staff.username,
      });
      await this.audit.record({
        action: content === null ? 'settings.reset' : 'settings.changed',
        actor: { kind: staff.role, id: staff.id },
        subject: { kind: 'settings', id: section },
        details,
      });
      return true;
    });
    await this.following.refresh();
    return isKept;
  }
}

/** Of a section's row; a section that was never set has none, or one without a version. */
export const standingOf = (
  row:
    | {
        version: number;
        changedAt: Date;
        changedBy: string;
      }
    | null
    | undefined,
): SectionStanding =>
  !row || row.version === 0
    ? { version: 0, changedAt: null, changedBy: null }
    : { version: row.version, changedAt: row.changedAt.toISOString(), changedBy: row.changedBy };
