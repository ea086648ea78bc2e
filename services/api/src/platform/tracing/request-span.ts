import { trace } from '@opentelemetry/api';
import type { onRequestHookHandler } from 'fastify';

/** Gives a request's span the name of its route, and the id by which the log knows it. */
export const setRequestSpanName: onRequestHookHandler = (request, _reply, done) => {
  const route = request.routeOptions.url ?? 'none';
  const span = trace.getActiveSpan();
  span?.setAttributes({ 'http.route': route, 'gallery.request_id': request.id });
  span?.updateName(`${request.method} ${route}`);
  done();
};
