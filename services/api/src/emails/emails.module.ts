import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { EmailsService } from './emails.service';
import { AdminEmailsController } from './emails.admin.controller';
import { EmailsListeners } from './emails.listeners';

/** The list of emails: what was sent, what failed, sending again. */
@Module({
  imports: [IdentityModule],
  controllers: [AdminEmailsController],
  providers: [EmailsService, EmailsListeners],
})
export class EmailsModule {}
