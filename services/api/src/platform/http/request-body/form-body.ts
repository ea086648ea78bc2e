import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error';
import { allowSlowBody } from './incomplete-bodies';
import { rejectUnsafeValue } from './json-body';

const MULTIPART = 'multipart/form-data';
const FORM = 'application/x-www-form-urlencoded';

/**
 * Of one text field, in bytes: 10,000 characters of any script, which is the longest text that a form takes, and more.
 */
const MAX_FIELD_BYTES = 65_536;
const MAX_FIELDS = 200;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a form as its body and does not read it. */
    ignoresForm?: boolean;
    /** Reads a multipart form, part by part. */
    readsForm?: boolean;
    /** Takes the fields of a plain form as its body. */
    takesFields?: boolean;
  }
}

/** Marks a route whose body is a multipart form, read with `formParts` after its guards. */
export function AcceptsMultipart(): MethodDecorator {
  return applyDecorators(RouteConfig({ readsForm: true }), ApiConsumes(MULTIPART));
}

/**
 * Marks a route that takes the fields of a plain form as well as JSON, validated by the same DTO. Clients that post
 * forms read `success`, so its errors carry it too.
 */
export function AcceptsFormFields(): MethodDecorator {
  return applyDecorators(RouteConfig({ takesFields: true }), ApiConsumes(FORM, 'application/json'));
}

/**
 * Forms are refused except by routes that read them and by those that ignore them: email clients unsubscribe by posting
 * one (RFC 8058).
 */
export async function parseFormBodies(server: FastifyInstance): Promise<void> {
  await server.register(multipart, { throwFileSizeLimit: false });
  server.addContentTypeParser(FORM, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    request.routeOptions.config.takesFields ? parseFormFields(body) : undefined,
  );
  server.addHook('preParsing', (request, _reply, payload, done) => {
    const { ignoresForm, readsForm, takesFields } = request.routeOptions.config;
    const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    const isTaken = ignoresForm || (type === MULTIPART ? readsForm : type !== FORM || takesFields);
    done(isTaken ? null : new AppError('unsupported_media_type'), payload);
  });
}

/** The fields of a plain form by name; the last one wins. */
function parseFormFields(body: Buffer): Record<string, string> {
  const fields = [...new URLSearchParams(body.toString('utf8'))];
  if (fields.length > MAX_FIELDS) throw new AppError('malformed_body');
  for (const [name, text] of fields) rejectUnsafeValue(name, text);
  return Object.fromEntries(fields);
}

/** One part of a form, in order of arrival. A file must be read before the next part. */
export type FormSection =
  | { kind: 'field'; name: string; text: string }
  | {
      kind: 'file';
      name: string;
      fileName: string;
      bytes: Readable;
      /** Whether the file exceeded the limit; known once its bytes are read. */
      wasCut(): boolean;
    };

/**
 * The parts of a multipart body.
 * @throws AppError `unsupported_media_type` unless it is one, `malformed_body` when it is broken off or has too many
 * parts
 */
export async function* formParts(
  request: FastifyRequest,
  { files, fileBytes }: { files: number; fileBytes: number },
): AsyncGenerator<FormSection> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type');
  allowSlowBody(request.raw);
  const limits = {
    files,
    fileSize: fileBytes,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    parts: files + MAX_FIELDS,
  };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldnameTruncated) throw new AppError('payload_too_large');
        if (part.valueTruncated)
          throw new AppError('payload_too_large', { fields: { [part.fieldname]: 'This text is too long.' } });
        yield { kind: 'field', name: part.fieldname, text: String(part.value) };
      } else {
        const { file } = part;
        yield {
          kind: 'file',
          name: part.fieldname,
          fileName: part.filename,
          bytes: file,
          wasCut: () => file.truncated,
        };
      }
    }
  } catch (error) {
    throw error instanceof AppError || isFastifyError(error)
      ? error
      : new AppError('malformed_body', { cause: error });
  }
}

/** Errors of Fastify about the form, which the error filter knows. */
const isFastifyError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('FST_');

/** A whole small form in memory: its fields by name, its files by name. */
export async function readForm(
  request: FastifyRequest,
  limits: { files: number; fileBytes: number },
): Promise<{ fields: Record<string, string>; files: Map<string, { fileName: string; bytes: Buffer }> }> {
  const fields = new Map<string, string>();
  const files = new Map<string, { fileName: string; bytes: Buffer }>();
  for await (const part of formParts(request, limits)) {
    if (part.kind === 'field') fields.set(part.name, part.text);
    else {
      const bytes = await buffer(part.bytes);
      if (part.wasCut())
        throw new AppError('payload_too_large', { fields: { [part.name]: 'This file is too large.' } });
      // A file input that was left empty is sent as a file without a name and bytes.
      if (bytes.length > 0) files.set(part.name, { fileName: part.fileName, bytes });
    }
  }
  return { fields: Object.fromEntries(fields), files };
}
