/** Mails as the gallery looks at them. */
export { MailsModule } from './mails.module';
