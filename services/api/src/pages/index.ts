/** The HTML documents of the site, and the gallery's public settings. */
export { PagesModule } from './pages.module';
export { GallerySettings } from './gallery-settings/dto/gallery-settings.dto';
