import { Module } from '@nestjs/common';
import { AffiliatesModule } from '../affiliates';
import { CatalogModule } from '../catalog';
import { CertificatesModule } from '../certificates';
import { EventsModule } from '../events';
import { SeoController } from './seo/seo.controller';
import { DocumentsService } from './documents/documents.service';
import { ReadyDocumentsService } from './documents/ready-documents.service';
import { DocumentsController } from './documents/documents.controller';
import { PreloadedDataService } from './content/preloaded-data.service';
import { GallerySettingsController } from './gallery-settings/gallery-settings.controller';
import { PageFilesService } from './front-end/page-files.service';
import { PageRendererService } from './rendering/page-renderer.service';
import { PageContentService } from './content/page-content.service';
import { FrontEndAssetsService } from './front-end/front-end-assets.service';

/** The HTML document of each page. Comes last of all modules: its route matches what no other route does. */
@Module({
  imports: [AffiliatesModule, CatalogModule, CertificatesModule, EventsModule],
  controllers: [SeoController, GallerySettingsController, DocumentsController],
  providers: [
    DocumentsService,
    ReadyDocumentsService,
    PreloadedDataService,
    PageContentService,
    PageFilesService,
    PageRendererService,
    FrontEndAssetsService,
  ],
})
export class PagesModule {}
