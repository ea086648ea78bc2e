import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { AppError } from '../../platform';
import { ArtworkInventoryService } from '../inventory/artwork-inventory.service';
import { validateForm } from '../inventory/artwork-form.service';
import { UpdateArtworkForm, CreateArtworkForm } from '../inventory/dto/artwork-form.dto';
import type { ImportProgress, RejectedImportRow } from './dto/artwork-import.dto';
import type { PlannedImportRow } from './artwork-import-plan.service';

/** Rows that one call writes: some seconds of work, so that whoever waits sees it go on. */
const ROWS_PER_CALL = 100;

const CHANGED_MEANWHILE = 'Somebody changed this work meanwhile. Please try the file again.';

/** What the trial said: by row the version of the work, null for a work that would be new. */
export type ReviewedRows = ReadonlyMap<number, number | null>;

/**
 * Writes what a trial has shown, row by row, each in a transaction of its own through the artwork form's own service
 * (ADR 0066). A row whose work is not the one of the trial is refused; one that is written already changes nothing.
 */
@Injectable()
export class ArtworkImportWriterService {
  constructor(
    private readonly artworkInventoryService: ArtworkInventoryService,
    private readonly auditLogService: AuditLogService,
  ) {}

  async apply(
    rows: readonly PlannedImportRow[],
    { seen, digest }: { seen: ReviewedRows; digest: string },
    staff: SignedInStaff,
  ): Promise<ImportProgress> {
    const shown = rows.filter(({ row, outcome }) => seen.has(row) && outcome !== 'unchanged');
    const refused: RejectedImportRow[] = [];
    let written = 0;
    let tried = 0;
    for (const row of shown) {
      const fault = staleRowError(row, seen.get(row.row) ?? null);
      if (fault === null && tried === ROWS_PER_CALL) break;
      if (fault === null) tried += 1;
      const refusal = fault ?? (await this.write(row, staff));
      if (refusal === null) written += 1;
      else refused.push({ row: row.row, title: row.title, sentence: refusal });
    }
    if (written > 0) {
      const actor = { kind: staff.role, id: staff.id };
      await this.auditLogService.record({
        action: 'inventory.imported',
        actor,
        details: { digest, written },
      });
    }
    return { written, left: shown.length - written - refused.length, refused };
  }

  /** @returns why it was not written; null when it was */
  private async write({ work, form }: PlannedImportRow, staff: SignedInStaff): Promise<string | null> {
    try {
      if (work === null)
        await this.artworkInventoryService.create(
          { fields: validateForm(CreateArtworkForm, form, {}), files: [] },
          staff,
        );
      else {
        const fields = validateForm(UpdateArtworkForm, { ...form, version: String(work.version) }, {});
        await this.artworkInventoryService.update(work.id, { fields, files: [] }, staff);
      }
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.code === 'changed_meanwhile' ? CHANGED_MEANWHILE : messageOf(error);
    }
  }
}

/** Why a row is not what the trial has shown; null when it is. */
function staleRowError(
  { outcome, errors: faults, work }: PlannedImportRow,
  seen: number | null,
): string | null {
  if (outcome === 'fault') return faults[0]?.sentence ?? CHANGED_MEANWHILE;
  return (work?.version ?? null) === seen ? null : CHANGED_MEANWHILE;
}

const messageOf = ({ fields, message }: AppError): string => Object.values(fields ?? {})[0] ?? message;
