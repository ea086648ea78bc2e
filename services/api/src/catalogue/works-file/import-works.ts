import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedInStaff } from '../../identity';
import { AppError, readWholeForm } from '../../platform';
import { ApplyImport, type SeenRows } from './apply-import';
import type { ImportProgress, ImportTrial } from './import.dto';
import { PlanImport, type PlannedRow, type SentPictures } from './plan-import';
import { MAX_FILE_BYTES, readWorksFile } from './read-works-file';

const UNREADABLE = 'This could not be read.';

/** A file of works as it was sent. */
interface SentFile {
  bytes: Buffer;
  digest: string;
  pictures: SentPictures;
  seen: Buffer | null;
}

/** Works from a CSV file: tried first, then written. Nothing is kept between the two but what the page has seen. */
@Injectable()
export class ImportWorks {
  constructor(
    private readonly planning: PlanImport,
    private readonly applying: ApplyImport,
  ) {}

  /** @throws AppError `validation_failed` by field, `payload_too_large`, `unsupported_media_type`, `malformed_body` */
  async trial(request: FastifyRequest): Promise<ImportTrial> {
    const { bytes, digest, pictures } = await sentFile(request);
    const file = readWorksFile(bytes);
    const rows = await this.planning.plan(file, pictures);
    return { digest, ignoredColumns: file.ignored, rows: rows.map(presentRow) };
  }

  /** @throws as `trial` does; `validation_failed` at `file` for another file than the one that was tried */
  async apply(request: FastifyRequest, staff: SignedInStaff): Promise<ImportProgress> {
    const { bytes, digest, pictures, seen } = await sentFile(request);
    const shown = seenRows(seen);
    if (shown.digest !== digest) {
      const file = 'This is not the file that was tried: it was changed since. Please try it again.';
      throw new AppError('validation_failed', { fields: { file } });
    }
    const rows = await this.planning.plan(readWorksFile(bytes), pictures);
    return this.applying.apply(rows, { seen: shown.rows, digest }, staff);
  }
}

async function sentFile(request: FastifyRequest): Promise<SentFile> {
  const { fields, files } = await readWholeForm(request, { files: 2, fileBytes: MAX_FILE_BYTES });
  const bytes = files.get('file')?.bytes ?? Buffer.alloc(0);
  return {
    bytes,
    digest: createHash('sha256').update(bytes).digest('hex'),
    pictures: sentPictures(fields['pictures']),
    seen: files.get('seen')?.bytes ?? null,
  };
}

function sentPictures(text: string | undefined): SentPictures {
  const ids = Object.entries(objectOf(text ?? '{}', 'pictures'));
  return new Map(
    ids.map(([name, id]) => {
      if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id)) throw unreadable('pictures');
      return [name.toLowerCase(), id];
    }),
  );
}

function seenRows(bytes: Buffer | null): { digest: unknown; rows: SeenRows } {
  const { digest, rows } = objectOf(bytes?.toString('utf8') ?? '', 'seen');
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

function objectOf(text: string, field: string): Record<string, unknown> {
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

const presentRow = ({ row, title, outcome, work, changes, faults }: PlannedRow) => ({
  row,
  title,
  outcome,
  workId: work?.id ?? null,
  version: work?.version ?? null,
  changes: changes.map(({ column, from, to }) => ({ column: column.header, from, to })),
  faults,
});
