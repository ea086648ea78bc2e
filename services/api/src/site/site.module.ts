import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../media';
import { SiteSection } from './site-section.entity';
import { SiteController } from './site.controller';
import { Site } from './site.service';
import { SiteStore } from './site.store';

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([SiteSection])],
  controllers: [SiteController],
  providers: [Site, SiteStore],
  exports: [Site],
})
export class SiteModule {}
