import { Controller, Get, Header, Headers, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppError, matchesEtag, Public, Storage } from '../../platform';
import {
  derivativeKey,
  DERIVATIVE_MIME,
  parseDerivativeName,
  PLACEHOLDER_NAME,
  IMMUTABLE_CACHE,
} from './image-derivatives';
import { SVG_CONTENT_SECURITY_POLICY, svgKey, parseSvgName } from './image-format';

const PLACEHOLDER_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80" width="1200" height="800" role="img">' +
  '<title>No picture</title><rect width="120" height="80" fill="#eceae5"/>' +
  '<rect x="24" y="16" width="72" height="48" fill="none" stroke="#c9c5bc" stroke-width="0.6"/></svg>';

/** The public files of pictures and SVGs. Originals have no route. `/uploads` is the older path. */
@ApiTags('pictures')
@Controller(['api/uploads', 'uploads'])
export class ImageFilesController {
  constructor(private readonly storage: Storage) {}

  /** The picture of an artwork without one. Not a stored file, so that it cannot be missing. */
  @Public()
  @Get(PLACEHOLDER_NAME)
  @Header('cache-control', 'public, max-age=86400')
  @Header('content-type', 'image/svg+xml')
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ schema: { type: 'string' } })
  placeholder(): string {
    return PLACEHOLDER_SVG;
  }

  /** A picture in one size and format, or an SVG. */
  @Public()
  @Get(':name')
  @Header('cache-control', IMMUTABLE_CACHE)
  @Header('x-content-type-options', 'nosniff')
  @Header('cross-origin-resource-policy', 'cross-origin')
  @ApiProduces('image/avif', 'image/jpeg', 'image/svg+xml')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiResponse({ status: 304, description: 'The client has it' })
  @ApiNotFoundResponse({ description: 'not_found' })
  async file(
    @Param('name') name: string,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const requested = resolveRequestedFile(name);
    if (requested === null) throw new AppError('not_found');
    // The name identifies the content: no lookup is needed for a client that already has it.
    const etag = `"${name}"`;
    if (matchesEtag(known, etag)) return void reply.code(304).header('etag', etag);
    const file = await this.storage.open(requested.key);
    if (file === null) throw new AppError('not_found');
    void reply.headers({ etag, ...requested.headers });
    return new StreamableFile(file.bytes, { type: requested.type, length: file.size });
  }
}

interface RequestedFile {
  key: string;
  type: string;
  headers: Record<string, string>;
}

function resolveRequestedFile(name: string): RequestedFile | null {
  const derivative = parseDerivativeName(name);
  if (derivative !== null)
    return { key: derivativeKey(derivative), type: DERIVATIVE_MIME[derivative.format], headers: {} };
  const svgId = parseSvgName(name);
  if (svgId === null) return null;
  const headers = { 'content-security-policy': SVG_CONTENT_SECURITY_POLICY };
  return { key: svgKey(svgId), type: 'image/svg+xml', headers };
}
