/** Pictures, films and drawings: taken in, turned into derivatives, served under names that never change. */
export { MediaModule } from './media.module';
export { MediaFiles } from './media-files';
export { MediaService } from './media.service';
export { Picture } from './picture.dto';
export { pictureUrl } from './picture.presenter';
export { Slots } from './slots';
export { derivativeUrl, PLACEHOLDER_URL } from './derivative';
export { FILM_TYPES, type FilmType } from './film';
