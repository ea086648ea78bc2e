import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document of every route, built from the DTO classes. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Gallery API')
    .setVersion('1')
    .addCookieAuth(
      'admin_session',
      {
        type: 'apiKey',
        in: 'cookie',
        description: 'The session of owner or staff; over https its name starts with `__Host-`',
      },
      'staff',
    )
    .addBearerAuth(
      { type: 'http', description: 'A collector’s session id; their cookie counts as well' },
      'collector',
    )
    .addBearerAuth(
      { type: 'http', description: 'The token of a device that is paired with an event' },
      'device',
    );
  return SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
}

/** Serves the document at /api/openapi.json. */
export function serveOpenApi(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    ui: false,
    raw: ['json'],
    jsonDocumentUrl: 'api/openapi.json',
  });
}
