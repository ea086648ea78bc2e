import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MailDesk } from './mail-desk';
import { MailsFileController } from './mails-file.controller';
import { MailsController } from './mails.controller';
import { NameMails } from './name-mails';
import { ReadMails } from './read-mails';

/** The list of mails: what was sent, what failed, sending again. */
@Module({
  imports: [IdentityModule],
  controllers: [MailsController, MailsFileController],
  providers: [ReadMails, MailDesk, NameMails],
})
export class MailsModule {}
