/** What the owner may change while the gallery runs. */
export { SettingsModule } from './settings.module';
export { FollowSettings } from './follow-settings';
export { KeepSection, type SectionStanding } from './keep-section';
export { SeenVersion, Standing } from './dto/settings-record.dto';
export { SeriesLine, SeriesSection } from './dto/series-section.dto';
export { MailWords } from './dto/mail-text.dto';
export { mailSection } from './mail-section';
