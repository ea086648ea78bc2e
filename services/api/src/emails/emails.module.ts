import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { EmailRetriesService, EmailsService } from './emails.service';
import { AdminEmailsExportController, AdminEmailsController } from './emails.admin.controller';
import { EmailNameResolver } from './emails.listeners';

/** The list of mails: what was sent, what failed, sending again. */
@Module({
  imports: [IdentityModule],
  controllers: [AdminEmailsController, AdminEmailsExportController],
  providers: [EmailsService, EmailRetriesService, EmailNameResolver],
})
export class EmailsModule {}
