import { HttpException } from '@nestjs/common';
import { ERRORS, type ErrorBody, type ErrorCode } from '@gallery/contracts';
import { isDatabaseUnavailable } from '../database/database-unavailable';
import { isTransientError } from '../database/database-errors';
import { AppError } from './app-error';

/** Statuses under which Fastify and Nest refuse a request by themselves, as codes of the table. */
const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'malformed_body',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'malformed_body',
  411: 'malformed_body',
  413: 'payload_too_large',
  414: 'malformed_body',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  503: 'unavailable',
};

/** Whatever was thrown, as a refusal of the table. Everything unknown is `internal` and says nothing about itself. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  // Rivals that kept us from our turn in every attempt are as good as a database that is away.
  if (isDatabaseUnavailable(thrown) || isTransientError(thrown))
    return new AppError('unavailable', { cause: thrown });
  const status = statusOf(thrown);
  const code = status === null ? undefined : CODE_BY_STATUS[status];
  if (code) return new AppError(code, { cause: thrown });
  // Another 4xx of a library: the client's mistake, though we have no name for it.
  if (status !== null && status >= 400 && status < 500)
    return new AppError('malformed_body', { cause: thrown });
  return new AppError('internal', { cause: thrown });
}

/** The body that goes out. Only `internal` names the request, so that a person can report it. */
export function errorBody(refusal: AppError, requestId: string): ErrorBody {
  const details = refusal.code === 'internal' ? { requestId } : refusal.details;
  return {
    code: refusal.code,
    message: refusal.code === 'internal' ? ERRORS.internal.message : refusal.message,
    error: refusal.code === 'internal' ? ERRORS.internal.message : refusal.message,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
    ...(details ? { details } : {}),
  };
}

/** The status of an exception by Nest or a refusal by Fastify. Errors of other origin have none, whatever they claim. */
function statusOf(thrown: unknown): number | null {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (!(thrown instanceof Error) || !('statusCode' in thrown) || !('code' in thrown)) return null;
  const isFastify = typeof thrown.code === 'string' && thrown.code.startsWith('FST_');
  return isFastify && typeof thrown.statusCode === 'number' ? thrown.statusCode : null;
}
