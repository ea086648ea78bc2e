import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { pendingMigrations } from '../database/migrations';
import { AppError } from '../errors/app-error';
import { Storage } from '../storage/storage';

const PATIENCE_MS = 2_000;

/** A part that can be away while the rest goes on. */
export const OPTIONAL_PARTS = ['pictures'] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];

/** Whether this process should get requests. */
@Injectable()
export class Readiness implements OnModuleDestroy {
  /** From the first moment of the shutdown on. */
  closing = false;

  constructor(
    private readonly source: DataSource,
    private readonly storage: Storage,
  ) {}

  onModuleDestroy(): void {
    this.closing = true;
  }

  /**
   * The parts that are away without keeping this process from its work: every other would miss them as well, so that
   * taking this one out of the rotation would help nobody.
   * @throws AppError `unavailable` with details {missing: 'shutdown' | 'database' | 'migrations'}
   */
  async check(): Promise<OptionalPart[]> {
    if (this.closing) throw missing('shutdown', 'This process is shutting down.');
    const [pending, hasPictures] = await Promise.all([this.pending(), this.hasPictures()]);
    if (pending === null) throw missing('database', 'The database does not answer.');
    if (pending > 0) throw missing('migrations', 'The database has migrations to run.');
    return hasPictures ? [] : ['pictures'];
  }

  private pending(): Promise<number | null> {
    return inTime(
      pendingMigrations(this.source).then(({ length }) => length),
      null,
    );
  }

  private hasPictures(): Promise<boolean> {
    return inTime(
      this.storage.check().then(() => true),
      false,
    );
  }
}

/** What an answer is, or the other when it fails or takes too long. */
async function inTime<Answer, Other>(answer: Promise<Answer>, other: Other): Promise<Answer | Other> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Other>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, other);
  });
  return Promise.race([answer.catch(() => other), patience]).finally(() => clearTimeout(timer));
}

function missing(part: string, message: string): AppError {
  return new AppError('unavailable', { message, details: { missing: part } });
}
