/** The emails that the gallery sends. */
export { EmailsModule } from './emails.module';
