import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { SettingsModule } from '../settings';
import { AdminSiteContentService } from './admin/admin-site-content.service';
import { SiteFilesService } from './admin/site-files.service';
import { AdminSiteFilesController, AdminSiteContentController } from './admin/site-content.admin.controller';
import { SitePreviewEntity } from './entities/site-preview.entity';
import { SitePreviewsController, SiteContentController } from './site-content.controller';
import { SitePreviewsService } from './site-previews.service';
import { SiteSectionEntity } from './entities/site-section.entity';
import { SiteContentService } from './site-content.service';
import { SiteContentStore } from './site-content.store';

@Module({
  imports: [
    IdentityModule,
    MediaModule,
    SettingsModule,
    TypeOrmModule.forFeature([SitePreviewEntity, SiteSectionEntity]),
  ],
  controllers: [
    SiteContentController,
    AdminSiteFilesController,
    SitePreviewsController,
    AdminSiteContentController,
  ],
  providers: [
    AdminSiteContentService,
    SiteFilesService,
    SiteContentService,
    SitePreviewsService,
    SiteContentStore,
  ],
  exports: [SiteContentService],
})
export class SiteContentModule {}
