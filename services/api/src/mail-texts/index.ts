/** The owner's words for the mails of all modules. */
export { MailTextsModule } from './mail-texts.module';
