import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream } from 'pino';
import { AppModule } from './app.module';
import { Clock, ReadinessService, ResponseCache, type Settings } from './platform';
import { createFastifyServer } from './platform/http/fastify-server';
import { SocketAdapter } from './platform/sockets/socket-adapter';
import { createLogger, NestLogger } from './platform/logging/logger';
import { RequestMetrics } from './platform/metrics/platform-metrics';
import { serveOpenApi } from './platform/http/openapi';

interface AppOptions {
  /** Tests pass a clock that they can move. */
  clock?: Clock;
  /** Tests add modules with their own routes and handlers. */
  modules?: Type[];
  /** Where log lines go instead of standard output. */
  logDestination?: DestinationStream;
}

/** Builds the API, ready to listen: modules wired, database connected, no port taken. Run the migrations first. */
export async function createApp(
  settings: Settings,
  options: AppOptions = {},
): Promise<NestFastifyApplication> {
  const logger = createLogger(settings, options.logDestination);
  // The server exists before the services that it calls.
  const services: { responses?: ResponseCache; requests?: RequestMetrics } = {};
  const server = await createFastifyServer(settings, logger, {
    serveFromMemory: (request, response, handle) =>
      services.responses ? services.responses.serveFromMemory(request, response, handle) : handle(),
    observe: (request, reply) => services.requests?.observe(request, reply),
  });
  const appModule = AppModule.with(settings, options.clock ?? new Clock());
  const app = await NestFactory.create<NestFastifyApplication>(
    { ...appModule, imports: [...(appModule.imports ?? []), ...(options.modules ?? [])] },
    new FastifyAdapter(server),
    { bodyParser: false, abortOnError: false, logger: new NestLogger(logger) },
  );
  app.useWebSocketAdapter(new SocketAdapter(app));
  app.enableCors({
    origin: [settings.http.publicOrigin, settings.http.adminOrigin],
    exposedHeaders: ['x-request-id', 'retry-after'],
    maxAge: 3_600,
  });
  if (settings.observability.tracesUrl) {
    const { setRequestSpanName: nameSpan } = await import('./platform/tracing/tracer');
    server.addHook('onRequest', nameSpan);
  }
  const responses = app.get(ResponseCache);
  server.addHook('onRequest', responses.hook());
  const readiness = app.get(ReadinessService, { strict: false });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // Clients that keep their connection open would keep the process from ending.
    if (readiness.closing) void reply.header('connection', 'close');
    done();
  });
  if (settings.mode !== 'production') serveOpenApi(app);
  try {
    await app.init();
  } catch (error) {
    await app.close();
    throw error;
  }
  services.responses = responses;
  if (settings.observability.metricsPort !== null)
    services.requests = app.get(RequestMetrics, { strict: false });
  return app;
}
