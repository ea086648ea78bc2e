import { readFile } from 'node:fs/promises';
import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What decorators and DTO classes say of every route. `npm run contracts` makes the OpenAPI document of it. */
export function describeRoutes(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Gallery API')
    .setDescription('The shop, live events, and the console of one gallery')
    .setVersion('1')
    .addServer('/')
    .addCookieAuth(
      'admin_session',
      {
        type: 'apiKey',
        in: 'cookie',
        description: 'The session of owner or staff; over https its name starts with `__Host-`',
      },
      'staff',
    )
    .addBearerAuth({ type: 'http', description: 'A collector’s session id' }, 'collector')
    .addCookieAuth(
      'collector',
      {
        type: 'apiKey',
        in: 'cookie',
        description:
          'The same in a cookie, which may write from our own pages only; over https its name starts with `__Host-`',
      },
      'collectorCookie',
    )
    .addCookieAuth(
      'event_pass_{id}',
      { type: 'apiKey', in: 'cookie', description: 'A guest’s pass to the event of this id' },
      'guestPass',
    )
    .addApiKey({ type: 'apiKey', in: 'header', name: 'stripe-signature' }, 'stripeSignature')
    .addApiKey({ type: 'apiKey', in: 'header', name: 'webhook-signature' }, 'emailProviderSignature')
    .addBearerAuth(
      { type: 'http', description: 'The token of a device that is paired with an event' },
      'device',
    );
  return SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
}

/** Serves the OpenAPI document, as `npm run contracts` wrote it, at /api/openapi.json. */
export function serveOpenApi(app: NestFastifyApplication): void {
  const file = require.resolve('@gallery/contracts/openapi.json');
  app
    .getHttpAdapter()
    .get('/api/openapi.json', async (_request: FastifyRequest, reply: FastifyReply) =>
      reply.type('application/json').send(await readFile(file)),
    );
}
