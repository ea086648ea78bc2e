import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MediaFilesService } from '../../media';
import { AppError, readForm } from '../../platform';
import type { SiteSvg, SiteVideo } from './dto/site-files.dto';

/** Largest film in bytes: visitors load it before they have chosen anything. */
const MAX_VIDEO_BYTES = 40 * 1024 * 1024;
/** Largest drawing in bytes. */
const MAX_SVG_BYTES = 512 * 1024;

/** Takes in what the owner shows on the site besides pictures: films and drawings, ahead of the form that names them. */
@Injectable()
export class SiteFilesService {
  constructor(private readonly mediaFilesService: MediaFilesService) {}

  /** @throws AppError `validation_failed` at the field `film`, `payload_too_large`, `malformed_body` */
  async importVideo(request: FastifyRequest): Promise<SiteVideo> {
    const bytes = await fileOf(request, { field: 'film', fileBytes: MAX_VIDEO_BYTES });
    return orRefuse('film', 'The file is not a WebM or MP4 film.', () =>
      this.mediaFilesService.importVideo(bytes),
    );
  }

  /** @throws AppError `validation_failed` at the field `drawing`, `payload_too_large`, `malformed_body` */
  async importSvg(request: FastifyRequest): Promise<SiteSvg> {
    const bytes = await fileOf(request, { field: 'drawing', fileBytes: MAX_SVG_BYTES });
    return orRefuse('drawing', 'The file is not a drawing (SVG).', async () => ({
      src: await this.mediaFilesService.importSvg(bytes),
    }));
  }
}

async function fileOf(
  request: FastifyRequest,
  { field, fileBytes }: { field: string; fileBytes: number },
): Promise<Buffer> {
  const { files } = await readForm(request, { files: 1, fileBytes });
  const file = files.get(field);
  if (!file) throw refusal(field, 'Please choose a file.');
  return file.bytes;
}

async function orRefuse<Kept>(field: string, sentence: string, keep: () => Promise<Kept>): Promise<Kept> {
  try {
    return await keep();
  } catch (error) {
    if (error instanceof AppError && error.code === 'unsupported_media_type') throw refusal(field, sentence);
    throw error;
  }
}

const refusal = (field: string, sentence: string): AppError =>
  new AppError('validation_failed', { message: sentence, fields: { [field]: sentence } });
