import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { SettingsModule } from '../settings';
import { KeepSite } from './keep-site';
import { ReceiveSiteFile } from './receive-site-file';
import { SiteFilesController } from './site-files.controller';
import { SitePreview } from './site-preview.entity';
import { SitePreviewsController } from './site-previews.controller';
import { SitePreviews } from './site-previews';
import { SiteSection } from './site-section.entity';
import { SiteController } from './site.controller';
import { Site } from './site.service';
import { SiteStore } from './site.store';
import { SiteTextsController } from './site-texts.controller';

@Module({
  imports: [
    IdentityModule,
    MediaModule,
    SettingsModule,
    TypeOrmModule.forFeature([SitePreview, SiteSection]),
  ],
  controllers: [SiteController, SiteFilesController, SitePreviewsController, SiteTextsController],
  providers: [KeepSite, ReceiveSiteFile, Site, SitePreviews, SiteStore],
  exports: [Site],
})
export class SiteModule {}
