/** Emails as the gallery looks at them. */
export { EmailsModule } from './emails.module';
