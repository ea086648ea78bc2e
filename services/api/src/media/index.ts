/** Stores pictures, videos and SVGs, renders derivatives, and serves them under immutable names. */
export { MediaModule } from './media.module';
export {
  EventPicturesService,
  eventMediaId,
  type EventOriginal,
} from './event-pictures/event-pictures.service';
export type { PictureFacts } from './event-pictures/picture-task';
export { detectImageFormat } from './images/image-format';
export { MediaFilesService } from './media-files.service';
export { MediaService, pictureUrl } from './media.service';
export { Picture } from './dto/picture.dto';
export {
  emailPicture,
  derivativeKey,
  derivativeUrl,
  DERIVATIVE_MIME,
  EVENT_PICTURE_FILES,
  eventOriginalKey,
  parseDerivativeName,
  PLACEHOLDER_URL,
  IMMUTABLE_CACHE,
} from './images/image-derivatives';
export { VIDEO_TYPES, type VideoType } from './videos/video-files';
export { decodeWoff } from './fonts/woff-decoder';
