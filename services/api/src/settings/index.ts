/** What the owner may change while the gallery runs. */
export { SettingsModule } from './settings.module';
