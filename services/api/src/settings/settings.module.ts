import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { FollowSettings } from './follow-settings';
import { KeepSection } from './keep-section';
import { KeepSettings } from './keep-settings';
import { KeepPriceBook } from './price-book/keep-price-book';
import { PriceBookController } from './price-book/price-book.controller';
import { PriceBookEntity } from './price-book/price-book.entity';
import { PriceBooksStore } from './price-book/price-books.store';
import { SettingEntity, SettingVersionEntity } from './setting.entity';
import { SettingsController } from './settings.controller';
import { SettingsStore } from './settings.store';

@Module({
  imports: [IdentityModule, TypeOrmModule.forFeature([PriceBookEntity, SettingEntity, SettingVersionEntity])],
  controllers: [PriceBookController, SettingsController],
  providers: [FollowSettings, KeepPriceBook, KeepSection, KeepSettings, PriceBooksStore, SettingsStore],
  exports: [FollowSettings, KeepSection],
})
export class SettingsModule {}
