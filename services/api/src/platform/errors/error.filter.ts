import { Catch, Logger, type ArgumentsHost, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type ErrorBody, type ErrorCode } from '@gallery/contracts';
import { isDatabaseUnavailable, isTransientError } from '../database/database-errors';
import { AppError } from './app-error';

/** Codes of the table for statuses that Fastify and Nest answer with by themselves. */
const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'malformed_body',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  411: 'malformed_body',
  413: 'payload_too_large',
  414: 'malformed_body',
  415: 'unsupported_media_type',
  429: 'rate_limited',
  431: 'headers_too_large',
  503: 'unavailable',
};

/** A database cluster takes about this long to continue without a lost node. */
const DATABASE_RETRY_SECONDS = 5;

/** Anything that was thrown, as an error of the table. Everything unknown is `internal` and reveals nothing. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  // Losing every retry to concurrent transactions is as good as an unavailable database.
  if (isDatabaseUnavailable(thrown) || isTransientError(thrown))
    return new AppError('unavailable', { cause: thrown, retryAfterSeconds: DATABASE_RETRY_SECONDS });
  const status = statusOf(thrown);
  const code = status === null ? undefined : CODE_BY_STATUS[status];
  if (code) return new AppError(code, { cause: thrown });
  // Another 4xx of a library: the client's mistake, for which we have no code.
  if (status !== null && status >= 400 && status < 500)
    return new AppError('malformed_body', { cause: thrown });
  return new AppError('internal', { cause: thrown });
}

/** The type of every error's body (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** An error's body with fields for clients that do not know our codes: problem details of RFC 9457. */
interface ProblemBody extends ErrorBody {
  /** `urn:gallery:error:not_found`. */
  type: string;
  /** The same for every error of the type. */
  title: string;
  status: number;
  /** As `message`. */
  detail: string;
}

/** The response body. Only `internal` names the request, so that a person can report it. */
export function errorBody(refusal: AppError, requestId: string): ProblemBody {
  const { code, status, fields } = refusal;
  const title = ERRORS[code].message;
  const details = code === 'internal' ? { requestId } : refusal.details;
  const message = code === 'internal' ? title : refusal.message;
  return {
    code,
    message,
    error: message,
    ...(fields ? { fields } : {}),
    ...(details ? { details } : {}),
    type: `urn:gallery:error:${code}`,
    title,
    status,
    detail: message,
  };
}

/** The status of an exception by Nest or an error by Fastify. Other errors have none, whatever they claim. */
function statusOf(thrown: unknown): number | null {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (!(thrown instanceof Error) || !('statusCode' in thrown) || !('code' in thrown)) return null;
  const isFastify = typeof thrown.code === 'string' && thrown.code.startsWith('FST_');
  return isFastify && typeof thrown.statusCode === 'number' ? thrown.statusCode : null;
}

/** The only place where errors become responses. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const refusal = toAppError(thrown);
    if (refusal.status >= 500)
      request.log.error({ err: refusal.cause ?? refusal, code: refusal.code }, 'request failed');
    if (reply.sent) {
      this.logger.warn(`Request ${request.id} failed after its response had begun.`);
      return;
    }
    if (refusal.retryAfterSeconds !== undefined)
      void reply.header('retry-after', String(refusal.retryAfterSeconds));
    // Clients that post plain forms read this field first.
    const failed = request.routeOptions.config.takesFields ? { success: false } : {};
    void reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .type(PROBLEM_TYPE)
      .send({ ...failed, ...errorBody(refusal, request.id) });
  }
}
