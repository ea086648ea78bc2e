import { Readable } from 'node:stream';
import { applyDecorators, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

const CSV = 'text/csv';

/** A route that answers with a list as a file: `csvDownload`. */
export const GetCsv = (path = ''): MethodDecorator =>
  applyDecorators(
    Get(path),
    Header('cache-control', 'no-store'),
    ApiProduces(CSV),
    ApiOkResponse({ schema: { type: 'string' } }),
  );

/** A file that is made while it is sent, under the name by which a browser saves it. */
export const csvDownload = (fileName: string, rows: AsyncIterable<string>): StreamableFile =>
  new StreamableFile(Readable.from(rows), {
    type: `${CSV}; charset=utf-8`,
    disposition: `attachment; filename="${fileName}"`,
  });
