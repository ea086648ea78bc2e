import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedInStaff } from '../../identity';
import { AppError, readForm } from '../../platform';
import { ArtworkImportWriterService, type ReviewedRows } from './artwork-import-writer.service';
import type { ImportProgress, ImportDryRun } from './dto/artwork-import.dto';
import {
  ArtworkImportPlanService,
  type PlannedImportRow,
  type UploadedPictureIds,
} from './artwork-import-plan.service';
import { MAX_IMPORT_FILE_BYTES, parseArtworkCsv } from './artwork-csv-parser';

const UNREADABLE = 'This could not be read.';

/** A file of works as it was sent. */
interface UploadedCsv {
  bytes: Buffer;
  digest: string;
  pictures: UploadedPictureIds;
  seen: Buffer | null;
}

/** Works from a CSV file: tried first, then written. Nothing is kept between the two but what the page has seen. */
@Injectable()
export class ArtworkImportService {
  constructor(
    private readonly artworkImportPlanService: ArtworkImportPlanService,
    private readonly artworkImportWriterService: ArtworkImportWriterService,
  ) {}

  /** @throws AppError `validation_failed` by field, `payload_too_large`, `unsupported_media_type`, `malformed_body` */
  async dryRun(request: FastifyRequest): Promise<ImportDryRun> {
    const { bytes, digest, pictures } = await readUpload(request);
    const file = parseArtworkCsv(bytes);
    const rows = await this.artworkImportPlanService.plan(file, pictures);
    return { digest, ignoredColumns: file.ignored, rows: rows.map(presentRow) };
  }

  /** @throws as `trial` does; `validation_failed` at `file` for another file than the one that was tried */
  async apply(request: FastifyRequest, staff: SignedInStaff): Promise<ImportProgress> {
    const { bytes, digest, pictures, seen } = await readUpload(request);
    const shown = parseReviewedRows(seen);
    if (shown.digest !== digest) {
      const file = 'This is not the file that was tried: it was changed since. Please try it again.';
      throw new AppError('validation_failed', { fields: { file } });
    }
    const rows = await this.artworkImportPlanService.plan(parseArtworkCsv(bytes), pictures);
    return this.artworkImportWriterService.apply(rows, { seen: shown.rows, digest }, staff);
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
    // Said below.
  }
  throw unreadable(field);
}

const unreadable = (field: string): AppError =>
  new AppError('validation_failed', { fields: { [field]: UNREADABLE } });

const presentRow = ({ row, title, outcome, work, changes, errors: faults }: PlannedImportRow) => ({
  row,
  title,
  outcome,
  workId: work?.id ?? null,
  version: work?.version ?? null,
  changes: changes.map(({ column, from, to }) => ({ column: column.header, from, to })),
  faults,
});
