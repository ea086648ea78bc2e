import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { SettingsSyncWorker } from './settings-sync.worker';
import { SettingSectionsService } from './setting-sections.service';
import { AdminSettingsService } from './admin-settings.service';
import { GalleryHealthService } from './gallery-health.service';
import { PriceBookService } from './price-book/price-book.service';
import { AdminPriceBookController } from './price-book/price-book.admin.controller';
import { PriceBookEntity, PriceBookStore } from './price-book/price-book.store';
import { SettingEntity, SettingVersionEntity, SettingsStore } from './settings.store';
import { AdminSettingsController } from './settings.admin.controller';

@Module({
  imports: [IdentityModule, TypeOrmModule.forFeature([PriceBookEntity, SettingEntity, SettingVersionEntity])],
  controllers: [AdminPriceBookController, AdminSettingsController],
  providers: [
    SettingsSyncWorker,
    GalleryHealthService,
    PriceBookService,
    SettingSectionsService,
    AdminSettingsService,
    PriceBookStore,
    SettingsStore,
  ],
  exports: [SettingsSyncWorker, SettingSectionsService, PriceBookService],
})
export class SettingsModule {}
