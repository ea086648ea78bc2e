import { trace } from '@opentelemetry/api';
import type { onRequestHookHandler } from 'fastify';

/** Names a request's span by its route, and adds the request id of the logs. */
export const setRequestSpanName: onRequestHookHandler = (request, _reply, done) => {
  const route = request.routeOptions.url ?? 'none';
  const span = trace.getActiveSpan();
  span?.setAttributes({ 'http.route': route, 'gallery.request_id': request.id });
  span?.updateName(`${request.method} ${route}`);
  done();
};
