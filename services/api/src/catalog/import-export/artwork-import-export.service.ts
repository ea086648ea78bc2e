import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { AppError, csvFile, type CsvValue, fieldError, inBatches, readForm } from '../../platform';
import { IMPORT_ROWS_PER_CALL, MAX_IMPORT_FILE_BYTES } from '../catalog-policy';
import { validateForm } from '../inventory/artwork-form.service';
import { ArtworkInventoryService } from '../inventory/artwork-inventory.service';
import { CreateArtworkForm, UpdateArtworkForm } from '../inventory/dto/artwork-form.dto';
import type { InventoryQuery, InventoryRecord } from '../inventory/dto/inventory.dto';
import { InventoryQueries } from '../inventory/inventory.queries';
import { ARTWORK_COLUMNS, ID_HEADER, READ_ONLY_COLUMNS } from './artwork-columns';
import { parseArtworkCsv } from './artwork-csv-parser';
import {
  ArtworkImportPlanService,
  type PlannedImportRow,
  type UploadedPictureIds,
} from './artwork-import-plan.service';
import type { ImportDryRun, ImportProgress, RejectedImportRow } from './dto/artwork-import.dto';

const COLUMNS = [ID_HEADER, ...[...ARTWORK_COLUMNS, ...READ_ONLY_COLUMNS].map(({ header }) => header)];
const UNREADABLE = 'This could not be read.';
const CHANGED_MEANWHILE = 'Someone else just edited this work. Please preview the file again.';

/** Which artworks to export. */
export type ArtworkExportFilter = Omit<InventoryQuery, 'cursor' | 'limit'>;

/** What the dry run showed: the version of the artwork by row, null for a new artwork. */
type ReviewedRows = ReadonlyMap<number, number | null>;

/** An uploaded CSV file of artworks. */
interface UploadedCsv {
  bytes: Buffer;
  digest: string;
  pictures: UploadedPictureIds;
  seen: Buffer | null;
}

/**
 * The inventory as CSV that can be edited and imported again. An import is a dry run first and then applied; between
 * the two calls nothing is stored except what the page was shown.
 */
@Injectable()
export class ArtworkImportExportService {
  constructor(
    private readonly artworkImportPlanService: ArtworkImportPlanService,
    private readonly inventoryQueries: InventoryQueries,
    private readonly artworkInventoryService: ArtworkInventoryService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** Every artwork that matches, newest first. */
  csv(filter: ArtworkExportFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  /** @throws AppError `validation_failed` by field, `payload_too_large`, `unsupported_media_type`, `malformed_body` */
  async dryRun(request: FastifyRequest): Promise<ImportDryRun> {
    const { bytes, digest, pictures } = await readUpload(request);
    const file = parseArtworkCsv(bytes);
    const rows = await this.artworkImportPlanService.plan(file, pictures);
    return { digest, ignoredColumns: file.ignored, rows: rows.map(presentRow) };
  }

  /** @throws as `dryRun` does; `validation_failed` at `file` for a different file than in the dry run */
  async apply(request: FastifyRequest, staff: SignedInStaff): Promise<ImportProgress> {
    const { bytes, digest, pictures, seen } = await readUpload(request);
    const shown = parseReviewedRows(seen);
    if (shown.digest !== digest) {
      const file = 'The file has changed since the preview. Please preview it again.';
      throw new AppError('validation_failed', { fields: { file } });
    }
    const rows = await this.artworkImportPlanService.plan(parseArtworkCsv(bytes), pictures);
    return this.writeRows(rows, { seen: shown.rows, digest }, staff);
  }

  /**
   * Writes row by row, each in its own transaction through the service of the artwork form (ADR 0066). A row whose
   * artwork has changed since the dry run is rejected; one that is already written changes nothing.
   */
  private async writeRows(
    rows: readonly PlannedImportRow[],
    { seen, digest }: { seen: ReviewedRows; digest: string },
    staff: SignedInStaff,
  ): Promise<ImportProgress> {
    const shown = rows.filter(({ row, outcome }) => seen.has(row) && outcome !== 'unchanged');
    const refused: RejectedImportRow[] = [];
    let written = 0;
    let tried = 0;
    for (const row of shown) {
      const error = staleRowError(row, seen.get(row.row) ?? null);
      if (error === null && tried === IMPORT_ROWS_PER_CALL) break;
      if (error === null) tried += 1;
      const refusal = error ?? (await this.write(row, staff));
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
  private async write({ artwork, form }: PlannedImportRow, staff: SignedInStaff): Promise<string | null> {
    try {
      if (artwork === null)
        await this.artworkInventoryService.create(
          { fields: validateForm(CreateArtworkForm, form, {}), files: [] },
          staff,
        );
      else {
        const fields = validateForm(UpdateArtworkForm, { ...form, version: String(artwork.version) }, {});
        await this.artworkInventoryService.update(artwork.id, { fields, files: [] }, staff);
      }
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.code === 'changed_meanwhile' ? CHANGED_MEANWHILE : messageOf(error);
    }
  }

  private async *batches(filter: ArtworkExportFilter): AsyncGenerator<CsvValue[][]> {
    const pages = inBatches<InventoryRecord>((last, limit) =>
      this.inventoryQueries.listBatch(last ? { ...filter, cursor: last.id } : filter, limit),
    );
    for await (const artworks of pages) yield artworks.map(csvValues);
  }
}

async function readUpload(request: FastifyRequest): Promise<UploadedCsv> {
  const { fields, files } = await readForm(request, { files: 2, fileBytes: MAX_IMPORT_FILE_BYTES });
  const bytes = files.get('file')?.bytes ?? Buffer.alloc(0);
  return {
    bytes,
    digest: createHash('sha256').update(bytes).digest('hex'),
    pictures: parsePictureIds(fields['pictures']),
    seen: files.get('seen')?.bytes ?? null,
  };
}

function parsePictureIds(text: string | undefined): UploadedPictureIds {
  const ids = Object.entries(parseObject(text ?? '{}', 'pictures'));
  return new Map(
    ids.map(([name, id]) => {
      if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id)) throw unreadable('pictures');
      return [name.toLowerCase(), id];
    }),
  );
}

function parseReviewedRows(bytes: Buffer | null): { digest: unknown; rows: ReviewedRows } {
  const { digest, rows } = parseObject(bytes?.toString('utf8') ?? '', 'seen');
  if (typeof rows !== 'object' || rows === null) throw unreadable('seen');
  return {
    digest,
    rows: new Map(
      Object.entries(rows).map(([row, version]: [string, unknown]) => {
        if (version !== null && typeof version !== 'number') throw unreadable('seen');
        return [Number(row), version];
      }),
    ),
  };
}

function parseObject(text: string, field: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below.
  }
  throw unreadable(field);
}

const unreadable = (field: string): AppError => fieldError(field, UNREADABLE);

const presentRow = ({ row, title, outcome, artwork, changes, errors: faults }: PlannedImportRow) => ({
  row,
  title,
  outcome,
  workId: artwork?.id ?? null,
  version: artwork?.version ?? null,
  changes: changes.map(({ column, from, to }) => ({ column: column.header, from, to })),
  faults,
});

/** Why a row differs from the dry run; null when it does not. */
function staleRowError({ outcome, errors, artwork }: PlannedImportRow, seen: number | null): string | null {
  if (outcome === 'fault') return errors[0]?.sentence ?? CHANGED_MEANWHILE;
  return (artwork?.version ?? null) === seen ? null : CHANGED_MEANWHILE;
}

const messageOf = ({ fields, message }: AppError): string => Object.values(fields ?? {})[0] ?? message;

const csvValues = (artwork: InventoryRecord): CsvValue[] => [
  artwork.id,
  ...ARTWORK_COLUMNS.map(({ format: of }) => of(artwork)),
  ...READ_ONLY_COLUMNS.map(({ of }) => of(artwork)),
];
