import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { RefusedAttemptsService } from '../../identity';
import { AppError, networkOf } from '../../platform';

/** Errors of a shopper's own input, which say nothing about hoarding. */
const HARMLESS = ['validation_failed', 'quote_changed', 'order_limit_exceeded', 'waiting_room'];

/** Records which networks' checkouts were refused. */
@Injectable()
export class RefusedCheckoutInterceptor implements NestInterceptor<unknown, unknown> {
  constructor(private readonly refusedAttemptsService: RefusedAttemptsService) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { ip } = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof AppError && error.status < 500 && !HARMLESS.includes(error.code))
          await this.refusedAttemptsService.recordCheckout(error.code, networkOf(ip));
        throw error;
      }),
    );
  }
}
