import type { ErrorCode } from '@gallery/contracts';

/** The codes that pages know: the API's, `network` without a response, `unknown` for an answer without a code. */
export type ApiErrorCode = ErrorCode | 'network' | 'unknown';

/** Response header with the request's id. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** A failed call. `message` is `{status}: {body text or status text}`, for logs; `serverMessage` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 without a response. */
  declare readonly status: number;
  /** An `ApiErrorCode`, or a newer one: pages carry no list of the API's codes, which would be 3 kB. */
  declare readonly code: string;
  /** The server's message, or null. */
  declare readonly serverMessage: string | null;
  /** The request id in the server's log; null without one. */
  declare readonly requestId: string | null;
  /** Messages by field path, for `validation_failed`. */
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

  static async fromResponse(response: Response): Promise<ApiError> {
    const text = await response.text();
    const body = parseJsonRecord(text);
    const fields = recordOf(body['fields']);
    return new ApiError(`${response.status}: ${text || response.statusText}`, {
      status: response.status,
      code: textOf(body['code']) ?? 'unknown',
      serverMessage: textOf(body['message']) ?? textOf(body['error']),
      requestId: response.headers.get(REQUEST_ID_HEADER),
      fields: Object.fromEntries(Object.entries(fields).map(([name, sentence]) => [name, String(sentence)])),
      details: recordOf(body['details']),
    });
  }

  /** For a call without a response. */
  static fromNetworkFailure(cause: unknown): ApiError {
    return new ApiError(
      'Network error.',
      { status: 0, code: 'network', serverMessage: null, requestId: null, fields: {}, details: {} },
      cause,
    );
  }
}

/** Whether this is an `ApiError`, of this code if one is given. */
export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);

/** The server's message where it sent one. */
export const serverMessageOf = (error: unknown, fallback: string): string =>
  (isApiError(error) && error.serverMessage) || fallback;

const SERVER_ERROR_STATUS = 500;

/**
 * The request id to show with a failure, for support. Null for expected refusals, which explain themselves, and
 * without a response.
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
