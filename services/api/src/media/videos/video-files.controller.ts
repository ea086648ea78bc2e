import { Controller, Get, Headers, Param, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, matchesEtag, Public, Storage } from '../../platform';
import { videoKey, parseVideoName, parseByteRange } from './video-files';
import { IMMUTABLE_CACHE } from '../images/image-derivatives';

/** Video files. Players request byte ranges, to start early and to seek. */
@ApiExcludeController()
@Controller('videos')
export class VideoFilesController {
  constructor(private readonly storage: Storage) {}

  @Public()
  @Get(':name')
  async file(
    @Param('name') name: string,
    @Req() { method }: FastifyRequest,
    @Headers('range') range: string | undefined,
    @Headers('if-range') ifRange: string | undefined,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const video = parseVideoName(name);
    if (video === null) throw new AppError('not_found');
    const etag = `"${video.id}"`;
    if (matchesEtag(known, etag))
      return void reply.code(304).headers({ etag, 'cache-control': IMMUTABLE_CACHE });
    const size = await this.storage.size(videoKey(video));
    if (size === null) throw new AppError('not_found');
    // Only GET has ranges (RFC 9110, section 14.2).
    const hasRange = method === 'GET' && (ifRange === undefined || ifRange === etag);
    const requested = hasRange ? parseByteRange(range, size) : null;
    void reply.headers({
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (requested === 'outside') {
      void reply.code(416).headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
      return undefined;
    }
    const file = await this.storage.open(videoKey(video), requested ?? undefined);
    if (file === null) throw new AppError('not_found');
    if (requested)
      void reply.code(206).header('content-range', `bytes ${requested.start}-${requested.end}/${size}`);
    void reply.headers({ etag, 'cache-control': IMMUTABLE_CACHE });
    return new StreamableFile(file.bytes, { type: video.type, length: file.size });
  }
}
