/** The owner's words for the emails of all modules. */
export { EmailTemplatesModule } from './email-templates.module';
