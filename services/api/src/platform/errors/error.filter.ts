import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, toAppError } from './error-response';

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
    // Who posts a plain form looks for this word before any other.
    const failed = request.routeOptions.config.takesFields ? { success: false } : {};
    void reply
      .code(refusal.status)
      .header('cache-control', 'no-store')
      .send({ ...failed, ...errorBody(refusal, request.id) });
  }
}
