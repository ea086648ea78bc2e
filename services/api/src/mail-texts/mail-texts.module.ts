import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { SettingsModule } from '../settings';
import { KeepMailTexts } from './keep-mail-texts';
import { MailTextsController } from './mail-texts.controller';

@Module({
  imports: [IdentityModule, SettingsModule],
  controllers: [MailTextsController],
  providers: [KeepMailTexts],
})
export class MailTextsModule {}
