import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityModule } from '../identity';
import { FollowSettings } from './follow-settings';
import { KeepSettings } from './keep-settings';
import { SettingEntity } from './setting.entity';
import { SettingsController } from './settings.controller';
import { SettingsStore } from './settings.store';

@Module({
  imports: [IdentityModule, TypeOrmModule.forFeature([SettingEntity])],
  controllers: [SettingsController],
  providers: [SettingsStore, FollowSettings, KeepSettings],
})
export class SettingsModule {}
