import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { EmailsService } from './emails.service';
import { AdminEmailsController } from './emails.admin.controller';

/** The emails that the gallery sends: listed, retried, sent again. */
@Module({
  imports: [IdentityModule],
  controllers: [AdminEmailsController],
  providers: [EmailsService],
})
export class EmailsModule {}
