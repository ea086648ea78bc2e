import { ERRORS, type ErrorCode } from '@gallery/contracts';

interface AppErrorOptions {
  /** Replaces the table's sentence when more can be said. */
  message?: string;
  /** Facts the client needs to go on; goes out as they are. */
  details?: Record<string, unknown>;
  /** What is wrong, by the path of the field. */
  fields?: Record<string, string>;
  /** When another attempt makes sense, in seconds; goes out as `Retry-After`. */
  retryAfterSeconds?: number;
  /** What happened underneath; logged, never sent. */
  cause?: unknown;
}

/** A refusal the client is told about. Thrown anywhere, turned into a response by the error filter. */
export class AppError extends Error {
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.message ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.status = ERRORS[code].status;
    this.details = options.details;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
