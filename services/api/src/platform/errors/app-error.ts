import { ERRORS, type ErrorCode } from '@gallery/contracts';

interface AppErrorOptions {
  /** Replaces the table's message when more can be said. */
  message?: string;
  /** What the client needs to go on; sent as it is. */
  details?: Record<string, unknown>;
  /** What is wrong, by the path of the field. */
  fields?: Record<string, string>;
  /** When another attempt makes sense, in seconds; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** The underlying error; logged, never sent. */
  cause?: unknown;
}

/** An error whose code and message the client sees. Thrown anywhere, turned into a response by the error filter. */
export class AppError extends Error {
  readonly status: number;
  readonly details: Record<string, unknown> | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.message ?? fieldsMessage(options.fields) ?? ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.status = ERRORS[code].status;
    this.details = options.details;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The sentence where a page has no place for each field: that of the only one, or which ones to look at. */
function fieldsMessage(fields: Record<string, string> = {}): string | null {
  const [first, ...more] = Object.entries(fields).map(([path, sentence]) => ({
    name: fieldName(path),
    sentence,
  }));
  if (!first) return null;
  const names = [...new Set([first, ...more].map(({ name }) => name))];
  if (names.length > 1) return `Please check these fields: ${names.join(', ')}.`;
  // `Enter 1 or more.` does not say which field.
  return first.sentence.toLowerCase().includes(first.name)
    ? first.sentence
    : `${first.name.charAt(0).toUpperCase()}${first.name.slice(1)}: ${first.sentence}`;
}

/** `items.0.editionCount` as `edition count`. */
function fieldName(path: string): string {
  const words = path.split('.').findLast((part) => /[a-z]{2}/i.test(part)) ?? path;
  return words.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** An error at one field of the request. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('validation_failed', { fields: { [field]: message } });

/** @throws AppError `validation_failed` when any field has an error */
export function throwIfInvalid(fields: Record<string, string>): void {
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
}
