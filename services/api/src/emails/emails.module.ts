import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { SettingsModule } from '../settings';
import { EmailTemplatesService } from './email-templates.service';
import { AdminEmailsController, AdminEmailTemplatesController } from './emails.admin.controller';
import { EmailsService } from './emails.service';

/** The emails that the gallery sends: listed, retried and sent again, and the templates they are written from. */
@Module({
  imports: [IdentityModule, SettingsModule, CatalogModule],
  controllers: [AdminEmailsController, AdminEmailTemplatesController],
  providers: [EmailsService, EmailTemplatesService],
})
export class EmailsModule {}
