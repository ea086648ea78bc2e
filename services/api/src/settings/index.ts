/** What the owner may change while the gallery runs. */
export { SettingsModule } from './settings.module';
export { PriceBookService } from './price-book/price-book.service';
export { SettingsSyncWorker } from './settings-sync.worker';
export { SettingSectionsService, type SectionRevision } from './setting-sections.service';
export { ExpectedVersion, SectionRecord, EmailText } from './dto/settings-record.dto';
export { SeriesLine, SeriesSection, emailSectionName } from './setting-sections';
