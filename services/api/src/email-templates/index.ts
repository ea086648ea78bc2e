/** The owner's content for the email templates of all modules. */
export { EmailTemplatesModule } from './email-templates.module';
