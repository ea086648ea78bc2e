/** Pictures, films and drawings: taken in, turned into derivatives, served under names that never change. */
export { MediaModule } from './media.module';
export { EventPictures, eventMediaId, type EventOriginal } from './event-pictures';
export type { PictureFacts } from './picture-task';
export { imageFormat } from './image-format';
export { MediaFiles } from './media-files';
export { MediaService } from './media.service';
export { Picture } from './picture.dto';
export { pictureUrl } from './picture.presenter';
export { Slots } from './slots';
export {
  derivativeKey,
  derivativeUrl,
  DERIVATIVE_MIME,
  EVENT_PICTURES,
  eventOriginalKey,
  parseDerivativeName,
  PLACEHOLDER_URL,
} from './derivative';
export { FOR_EVER } from './for-ever';
export { FILM_TYPES, type FilmType } from './film';
export { unpackWoff } from './unpack-woff';
