import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { asyncApiDocument } from './live';
import { Clock, Settings } from './platform';
import { describeRoutes } from './platform/http/openapi';

/**
 * Prints the OpenAPI and the AsyncAPI document. Nest's preview mode wires nothing up, so neither database nor settings are
 * needed.
 */
async function printDocuments(): Promise<void> {
  const settings = Settings.read({ NODE_ENV: 'test', DATABASE_URL: 'mysql://nobody@localhost/none' });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.with(settings, new Clock()),
    new FastifyAdapter(),
    { preview: true, logger: ['error'], abortOnError: false },
  );
  process.stdout.write(JSON.stringify({ openapi: describeRoutes(app), asyncapi: asyncApiDocument(app) }));
}

void printDocuments();
