import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MediaFilesService } from '../../media';
import { AppError, readForm } from '../../platform';
import { MAX_SVG_BYTES, MAX_VIDEO_BYTES } from '../site-content-policy';
import type { SiteSvg, SiteVideo } from '../dto/site-content.dto';

/** Stores videos and SVGs for the site content, before the form that refers to them is saved. */
@Injectable()
export class SiteFilesService {
  constructor(private readonly mediaFilesService: MediaFilesService) {}

  /** @throws AppError `validation_failed` at the field `film`, `payload_too_large`, `malformed_body` */
  async importVideo(request: FastifyRequest): Promise<SiteVideo> {
    const bytes = await readFile(request, { field: 'film', fileBytes: MAX_VIDEO_BYTES });
    return withFieldError('film', 'The file is not a WebM or MP4 film.', () =>
      this.mediaFilesService.importVideo(bytes),
    );
  }

  /** @throws AppError `validation_failed` at the field `drawing`, `payload_too_large`, `malformed_body` */
  async importSvg(request: FastifyRequest): Promise<SiteSvg> {
    const bytes = await readFile(request, { field: 'drawing', fileBytes: MAX_SVG_BYTES });
    return withFieldError('drawing', 'The file is not a drawing (SVG).', async () => ({
      src: await this.mediaFilesService.importSvg(bytes),
    }));
  }
}

async function readFile(
  request: FastifyRequest,
  { field, fileBytes }: { field: string; fileBytes: number },
): Promise<Buffer> {
  const { files } = await readForm(request, { files: 1, fileBytes });
  const file = files.get(field);
  if (!file) throw fieldError(field, 'Please choose a file.');
  return file.bytes;
}

async function withFieldError<T>(field: string, message: string, store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (error instanceof AppError && error.code === 'unsupported_media_type')
      throw fieldError(field, message);
    throw error;
  }
}

const fieldError = (field: string, message: string): AppError =>
  new AppError('validation_failed', { message, fields: { [field]: message } });
