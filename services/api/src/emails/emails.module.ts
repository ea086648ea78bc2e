import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { SettingsModule } from '../settings';
import { EmailTemplatesService } from './email-templates.service';
import { AdminEmailsController, AdminEmailTemplatesController } from './emails.admin.controller';
import { EmailsService } from './emails.service';

/** Lists, retries and resends the emails that the gallery sends, and holds the templates they are written from. */
@Module({
  imports: [IdentityModule, SettingsModule, CatalogModule],
  controllers: [AdminEmailsController, AdminEmailTemplatesController],
  providers: [EmailsService, EmailTemplatesService],
})
export class EmailsModule {}
