import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { EmailRetriesService } from './email-retries.service';
import { AdminEmailsExportController } from './emails-export.admin.controller';
import { AdminEmailsController } from './emails.admin.controller';
import { EmailNameResolver } from './emails.listeners';
import { EmailsService } from './emails.service';

/** The list of mails: what was sent, what failed, sending again. */
@Module({
  imports: [IdentityModule],
  controllers: [AdminEmailsController, AdminEmailsExportController],
  providers: [EmailsService, EmailRetriesService, EmailNameResolver],
})
export class EmailsModule {}
