export { Clock } from './clock/clock';
export { ClockDriftService } from './clock/clock-drift.service';
export {
  type BrandLink,
  resolveGateTags,
  PAPER_SIZES,
  type BrandSettings,
  type PaperSize,
  type GateTag,
  type EditableSettings,
  type SalesSettings,
} from './config/editable-settings';
export { Settings } from './config/settings';
export type { GeolocationSettings, TrackingSettings } from './config/visit-settings';
export { SettingsError } from './config/environment-reader';
export { Database } from './database/database';
export { isDuplicateEntry, unlessDuplicate } from './database/database-errors';
export { AppError, fieldError, throwIfInvalid } from './errors/app-error';
export { toAppError } from './errors/error.filter';
export { fieldErrors } from './errors/validation.pipe';
export { DomainEvents, RecordChanged } from './events/domain-events';
export type { LogFields } from './logging/logger';
export { AcceptsBeacons, rejectUnsafeValue } from './http/request-body/json-body';
export {
  formParts,
  AcceptsMultipart,
  readForm,
  AcceptsFormFields,
  type FormSection,
} from './http/request-body/form-body';
export { Public } from './http/public.decorator';
export { addressOf, networkOf, siteOf } from './http/networks';
export {
  CheckoutRateLimit,
  EmailRateLimit,
  RateLimit,
  CountReads,
  NoRateLimit,
} from './http/rate-limit/rate-limit';
export { runWithoutRequestId } from './http/request-context';
export {
  acceptedEncoding,
  matchesEtag,
  type CachedAnswer,
  type Encoding,
} from './http/response-cache/content-negotiation';
export { ReadinessService } from './http/health/readiness.service';
export { CacheResponse } from './http/response-cache/cached-response';
export { ResponseCache } from './http/response-cache/response-cache';
export { generateSecret, hashSecret, matchesDigest } from './secrets/secret-token';
export {
  decodeCursor,
  decodeTimeCursor,
  encodeCursor,
  inBatches,
  page,
  parseCursorTime,
  readAfter,
  type Page,
  type TimeCursor,
  countListed,
  countUpToLimit,
  listCsv,
  listPage,
  shortListCsv,
  type CsvColumns,
  type KeysetList,
} from './lists/keyset-page';
export { KeptValue, SharedReads } from './lists/kept-value';
export {
  activityPart,
  type ActivityPart,
  type ActivityRow,
  attentionPart,
  ENDS_SOON_MS,
  type AttentionPart,
  type AttentionRow,
} from './lists/dashboard-parts';
export {
  csvFile,
  csvRow,
  unescapeFormula,
  type CsvValue,
  countCsvRows,
  csvDownload,
  GetCsv,
} from './lists/csv';
export {
  containsPattern,
  filterEnd,
  filterStart,
  prefixPattern,
  MAX_LISTED_MATCHES,
  eitherMatches,
  toTextMatches,
  type TextMatches,
  DEFAULT_PAGE_SIZE,
  ListQuery,
} from './lists/list-query.dto';
export { SocketConnection, type SocketRequest } from './sockets/socket-connection';
export { SocketConnections, sendInBatches, SocketRoom } from './sockets/socket-connections';
export { refusedMessage, SocketExceptionFilter, Heartbeat, RequestRefused } from './sockets/socket-adapter';
export { CLOSE_CODES, HEARTBEAT_INTERVAL_MS } from './sockets/socket-policy';
export { Metrics, PolledValue } from './metrics/metrics';
export { qrCodeDataUri, qrCodeSvgUri } from './markup/qr-code';
export { escapeJson, escapeMarkup } from './markup/escape-markup';
export type { EmailBlock, EmailPicture, EmailWork } from './email/email-layout';
export { composeEmail, type EmailMessage } from './email/email-composition';
export { OutboxMessagesService, type OutboxEntry } from './outbox/outbox-messages.service';
export { Mailer, type EmailFiling } from './email/mailer';
export {
  GALLERY_PLACEHOLDERS,
  defaultContent,
  templatedEmail,
  defineEmailTemplate,
  emailContentErrors,
  renderEmail,
  type TemplatedEmail,
  type EmailTemplate,
  type EmailContent,
  type EmailContents,
  splitParagraphs,
} from './email/email-template';
export { OutboxService } from './outbox/outbox.service';
export { ConcurrencyLimiter } from './resilience/concurrency-limiter';
export { PlatformModule } from './platform.module';
export { RedisConnection } from './redis/redis-connection';
export {
  Storage,
  type ByteRange,
  type OpenFile,
  type ReceivedFile,
  type TempFolder,
  StorageUnavailable,
} from './storage/storage';
export {
  FormNumber,
  FormBoolean,
  IsDateTime,
  OptionalField,
  NestedOrNull,
  Nested,
  NestedEach,
  TwoDecimals,
  DollarAmount,
  IsEmailAddress,
  MaxLength,
  OneLine,
  SINGLE_LINE,
  Trim,
  isAscii,
  parseStoredJson,
} from './validation/validators';
export {
  RETENTIONS,
  RETENTION_TASKS,
  retentionDays,
  type Retention,
  type RetentionLimits,
  type RetentionTask,
} from './retention/retention-policy';
export { RetentionService } from './retention/retention.service';
