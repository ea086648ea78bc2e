export { Clock } from './clock/clock';
export type { BrandLink } from './config/brand-links';
export {
  gateTagsOf,
  type BrandSettings,
  type GateTag,
  type OwnersSettings,
  type SalesSettings,
} from './config/owners-settings';
export { Settings } from './config/settings';
export type { PlaceSettings, TrackingSettings } from './config/visit-settings';
export { SettingsError } from './config/reader';
export { Database } from './database/database';
export { AppError } from './errors/app-error';
export { refusalOf } from './errors/refusal';
export { fieldFaults } from './errors/validation.pipe';
export { DomainEvents } from './events/domain-events';
export type { LoggedFacts } from './http/logger';
export { ReadsBeacons } from './http/beacons';
export { formParts, ReadsForm, readWholeForm, TakesFields, type FormPart } from './http/forms';
export { refuseUnusable } from './http/json-body';
export { Public } from './http/public.decorator';
export { networkOf, siteOf } from './http/networks';
export { CheckoutRateLimit, MailRateLimit, RateLimit, ReadsCount, Unlimited } from './http/rate-limit';
export { onNobodysBehalf } from './http/request-context';
export { acceptedEncoding, matchesEtag } from './http/ready-answer';
export { Readiness } from './http/readiness';
export { ReadyBytes, ReadyResponses } from './http/ready-responses';
export { digestOf, newSecret, opens } from './secrets/secret-token';
export { cursorAfter, momentIn, readCursor } from './lists/cursor';
export { csvFile, csvRow, unguarded, type CsvValue } from './lists/csv';
export { csvDownload, GetCsv } from './lists/csv-download';
export { anywhere, FEW_ROWS, foundByText, type FoundByText } from './lists/found-by-text';
export { inBatches } from './lists/in-batches';
export { DEFAULT_ROWS, ListQuery } from './lists/list-query.dto';
export { Metrics } from './metrics/metrics';
export { Reading } from './metrics/reading';
export { codeImage } from './markup/code-image';
export { escapeMarkup } from './markup/escape-markup';
export { type MailBlock } from './outbox/compose-mail';
export { FailedJobs, type FailedJob } from './outbox/failed-jobs';
export { FailedMails, type FailedMail } from './outbox/failed-mails';
export { Mail, type MailFiling, type MailMessage } from './outbox/mail';
export {
  GALLERY_NAMES,
  installedText,
  letter,
  mailTemplate,
  mailTextFaults,
  writeLetter,
  type Letter,
  type MailTemplate,
  type MailText,
  type MailTexts,
} from './outbox/mail-template';
export { Outbox } from './outbox/outbox';
export { OutboxBook, type OutboxEntry } from './outbox/outbox-book';
export { PlatformModule } from './platform.module';
export { RedisLink } from './redis/redis-link';
export {
  Storage,
  type ByteRange,
  type OpenFile,
  type ReceivedFile,
  type WorkFolder,
} from './storage/storage';
export { StorageAway } from './storage/storage-away';
export { FormNumber, FormSwitch } from './validation/form-values';
export { IsEmailAddress } from './validation/is-email-address';
export { IsMoment } from './validation/is-moment';
export { MaxLength } from './validation/max-length';
export { MayBeLeftOut } from './validation/may-be-left-out';
export { MaybeNested, Nested, NestedEach } from './validation/nested';
export { ONE_LINE } from './validation/one-line';
export { Trim } from './validation/trim';
export { TwoDecimals } from './validation/two-decimals';
export { readStored } from './validation/read-stored';
