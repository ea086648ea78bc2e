import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MediaService, type Picture } from '../../media';
import { AppError, formParts } from '../../platform';
import { MAX_PICTURE_BYTES, PictureUploadService } from './picture-upload.service';

const FIELD = 'picture';

/** Takes a picture in before the form that will name it. */
@Injectable()
export class PictureStagingService {
  constructor(
    private readonly pictureUploadService: PictureUploadService,
    private readonly mediaService: MediaService,
  ) {}

  /** @throws AppError `validation_failed` at the field `picture`, `unsupported_media_type`, `malformed_body` */
  async stage(request: FastifyRequest): Promise<Picture> {
    let mediaId: string | null = null;
    let fault = 'Please choose a picture.';
    for await (const part of formParts(request, { files: 1, fileBytes: MAX_PICTURE_BYTES })) {
      if (part.kind !== 'file') continue;
      const received = await this.pictureUploadService.receive(part);
      mediaId = part.name === FIELD ? received.mediaId : null;
      fault = received.error ?? fault;
    }
    const [picture] = mediaId === null ? [] : await this.mediaService.findPictures([mediaId]);
    if (!picture) throw new AppError('validation_failed', { message: fault, fields: { [FIELD]: fault } });
    return picture;
  }
}
