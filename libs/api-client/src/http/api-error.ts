import { isErrorCode, type ErrorCode } from '@gallery/contracts';

/** A code of the table, `network` when no answer came, `unknown` when the answer was not in our words (a proxy's page). */
export type ApiErrorCode = ErrorCode | 'network' | 'unknown';

/** The header of an answer that names its request. */
export const REQUEST_ID_HEADER = 'x-request-id';

/**
 * A call that did not succeed. `message` is `{status}: {body text or status text}` and meant for logs; what a
 * person may read is `serverMessage`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  declare readonly status: number;
  declare readonly code: ApiErrorCode;
  /** The server's own sentence, or null. */
  declare readonly serverMessage: string | null;
  /** By which the gallery finds the call in its log; null when no answer came, or it had none. */
  declare readonly requestId: string | null;
  /** For `validation_failed`: sentence by field path. */
  declare readonly fields: Readonly<Record<string, string>>;
  /** Facts beside the code, such as `{remaining, title, size}` of `prints_unavailable`. */
  declare readonly details: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    facts: Pick<ApiError, 'status' | 'code' | 'serverMessage' | 'requestId' | 'fields' | 'details'>,
    cause?: unknown,
  ) {
    super(message, { cause });
    Object.assign(this, facts);
  }

  /** The error of an answer that is not a success. */
  static async fromResponse(response: Response): Promise<ApiError> {
    const text = await response.text();
    const body = parseJsonRecord(text);
    const code = textOf(body['code']);
    const fields = recordOf(body['fields']);
    return new ApiError(`${response.status}: ${text || response.statusText}`, {
      status: response.status,
      code: code !== null && isErrorCode(code) ? code : 'unknown',
      serverMessage: textOf(body['message']) ?? textOf(body['error']),
      requestId: response.headers.get(REQUEST_ID_HEADER),
      fields: Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, String(sentence)])),
      details: recordOf(body['details']),
    });
  }

  /** The error of a call that got no answer. */
  static fromNetworkFailure(cause: unknown): ApiError {
    return new ApiError(
      'Network error.',
      { status: 0, code: 'network', serverMessage: null, requestId: null, fields: {}, details: {} },
      cause,
    );
  }
}

/** Whether something caught is an `ApiError`, with that code if one is named. */
export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

const SERVER_ERROR_STATUS = 500;

/**
 * What to name to the gallery about a failure, so that it finds out why: the id of a call that went wrong there. Null for
 * refusals, which say why themselves, and where no answer came.
 */
export function errorReference(error: unknown): string | null {
  if (isApiError(error)) return error.status >= SERVER_ERROR_STATUS ? error.requestId : null;
  return error instanceof Error && error.cause !== undefined ? errorReference(error.cause) : null;
}

function parseJsonRecord(text: string): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);
