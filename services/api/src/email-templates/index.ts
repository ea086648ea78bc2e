/** The owner's words for the mails of all modules. */
export { EmailTemplatesModule } from './email-templates.module';
