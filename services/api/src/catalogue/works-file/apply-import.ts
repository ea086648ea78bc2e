import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../../identity';
import { AppError } from '../../platform';
import { KeepWorks } from '../inventory/keep-works';
import { checkedForm } from '../inventory/read-work-form';
import { WorkChanges, WorkForm } from '../inventory/work-form.dto';
import type { ImportProgress, RefusedRow } from './import.dto';
import type { PlannedRow } from './plan-import';

/** Rows that one call writes: some seconds of work, so that whoever waits sees it go on. */
const AT_ONCE = 100;

const CHANGED_MEANWHILE = 'Somebody changed this work meanwhile. Please try the file again.';

/** What the trial said: by row the version of the work, null for a work that would be new. */
export type SeenRows = ReadonlyMap<number, number | null>;

/**
 * Writes what a trial has shown, row by row, each in a transaction of its own through the artwork form's own service
 * (ADR 0066). A row whose work is not the one of the trial is refused; one that is written already changes nothing.
 */
@Injectable()
export class ApplyImport {
  constructor(
    private readonly keeping: KeepWorks,
    private readonly audit: Audit,
  ) {}

  async apply(
    rows: readonly PlannedRow[],
    { seen, digest }: { seen: SeenRows; digest: string },
    staff: SignedInStaff,
  ): Promise<ImportProgress> {
    const shown = rows.filter(({ row, outcome }) => seen.has(row) && outcome !== 'unchanged');
    const refused: RefusedRow[] = [];
    let written = 0;
    let tried = 0;
    for (const row of shown) {
      const fault = unlikeSeen(row, seen.get(row.row) ?? null);
      if (fault === null && tried === AT_ONCE) break;
      if (fault === null) tried += 1;
      const refusal = fault ?? (await this.write(row, staff));
      if (refusal === null) written += 1;
      else refused.push({ row: row.row, title: row.title, sentence: refusal });
    }
    if (written > 0) {
      const actor = { kind: staff.role, id: staff.id };
      await this.audit.record({ action: 'inventory.imported', actor, details: { digest, written } });
    }
    return { written, left: shown.length - written - refused.length, refused };
  }

  /** @returns why it was not written; null when it was */
  private async write({ work, form }: PlannedRow, staff: SignedInStaff): Promise<string | null> {
    try {
      if (work === null)
        await this.keeping.create({ fields: checkedForm(WorkForm, form, {}), files: [] }, staff);
      else {
        const fields = checkedForm(WorkChanges, { ...form, version: String(work.version) }, {});
        await this.keeping.change(work.id, { fields, files: [] }, staff);
      }
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.code === 'changed_meanwhile' ? CHANGED_MEANWHILE : sentenceOf(error);
    }
  }
}

/** Why a row is not what the trial has shown; null when it is. */
function unlikeSeen({ outcome, faults, work }: PlannedRow, seen: number | null): string | null {
  if (outcome === 'fault') return faults[0]?.sentence ?? CHANGED_MEANWHILE;
  return (work?.version ?? null) === seen ? null : CHANGED_MEANWHILE;
}

const sentenceOf = ({ fields, message }: AppError): string => Object.values(fields ?? {})[0] ?? message;
