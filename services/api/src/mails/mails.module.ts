import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity';
import { MailDesk } from './mail-desk';
import { MailsController } from './mails.controller';
import { ReadMails } from './read-mails';

/** The list of mails: what was sent, what failed, sending again. */
@Module({ imports: [IdentityModule], controllers: [MailsController], providers: [ReadMails, MailDesk] })
export class MailsModule {}
