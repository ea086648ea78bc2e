import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { EventsModule } from '../events';
import { AnnouncedEvents } from './announced-events';
import { AnnouncementsController } from './announce/announcements.controller';
import { Documents } from './documents.service';
import { DocumentsController } from './documents.controller';
import { FirstData } from './first-data';
import { GalleryController } from './gallery.controller';
import { PageFileList } from './render/page-files';
import { PageRenderer } from './render/page-renderer';
import { PageContents } from './page-content.service';
import { Stylesheets } from './stylesheets';
import { WebAssets } from './web-assets';

/** The HTML document of each public route. Last of all modules: its route takes what the others leave. */
@Module({
  imports: [CatalogueModule, EventsModule],
  controllers: [AnnouncementsController, GalleryController, DocumentsController],
  providers: [
    AnnouncedEvents,
    Documents,
    FirstData,
    PageContents,
    PageFileList,
    PageRenderer,
    Stylesheets,
    WebAssets,
  ],
})
export class PagesModule {}
