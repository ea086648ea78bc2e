import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

const PDF = 'application/pdf';

/** A route that answers with a PDF: `pdfResponse`. */
export const ProducesPdf = (): MethodDecorator =>
  applyDecorators(ApiProduces(PDF), ApiOkResponse({ schema: { type: 'string', format: 'binary' } }));

/** A PDF that a browser shows, and saves under this name. */
export const pdfResponse = (bytes: Buffer, name: string): StreamableFile =>
  new StreamableFile(bytes, {
    type: PDF,
    length: bytes.length,
    disposition: `inline; filename="${name}.pdf"`,
  });
