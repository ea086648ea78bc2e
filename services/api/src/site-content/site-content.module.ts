import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { SettingsModule } from '../settings';
import { AdminSiteContentService, SiteFilesService } from './admin/admin-site-content.service';
import {
  AdminSiteFilesController,
  AdminSiteContentController,
  SitePreviewsController,
  SiteContentController,
} from './site-content.controller';
import { SitePreviewEntity, SitePreviewsService } from './site-previews.service';
import { SiteContentService, SiteSectionEntity } from './site-content.service';

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
  providers: [AdminSiteContentService, SiteFilesService, SiteContentService, SitePreviewsService],
  exports: [SiteContentService],
})
export class SiteContentModule {}
