import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { SettingsModule } from '../settings';
import { KeepSite } from './keep-site';
import { SiteSection } from './site-section.entity';
import { SiteController } from './site.controller';
import { Site } from './site.service';
import { SiteStore } from './site.store';
import { SiteTextsController } from './site-texts.controller';

@Module({
  imports: [IdentityModule, MediaModule, SettingsModule, TypeOrmModule.forFeature([SiteSection])],
  controllers: [SiteController, SiteTextsController],
  providers: [KeepSite, Site, SiteStore],
  exports: [Site],
})
export class SiteModule {}
