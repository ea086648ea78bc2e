import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/** What a route answers that sends a list as a file. */
export const CSV = 'text/csv';

/** A file that is made while it is sent, under the name by which a browser saves it. */
export const csvDownload = (fileName: string, rows: AsyncIterable<string>): StreamableFile =>
  new StreamableFile(Readable.from(rows), {
    type: `${CSV}; charset=utf-8`,
    disposition: `attachment; filename="${fileName}"`,
  });
