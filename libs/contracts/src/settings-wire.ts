/** What the owner settles in the console, by the names of its DTOs. */
import type { components } from './openapi';

type Schemas = components['schemas'];

/** What the owner may change while the gallery runs: `GET /api/admin/settings`. */
export type SettingsRecord = Schemas['SettingsRecord'];
/** Bodies of `PUT /api/admin/settings/{section}`. */
export interface SettingsChanges {
  brand: Schemas['BrandChange'];
  links: Schemas['LinksChange'];
  sales: Schemas['SalesChange'];
  levels: Schemas['LevelsChange'];
  gate: Schemas['GateChange'];
  events: Schemas['EventsChange'];
  partners: Schemas['PartnersChange'];
  tracking: Schemas['TrackingChange'];
}

/** The series table with its flags: `GET /api/admin/series`. */
export type SeriesTable = Schemas['SeriesTable'];
/** Body of `PUT /api/admin/series`. */
export type SeriesTableChange = Schemas['SeriesTableChange'];
/** The prices that forms propose: `GET /api/admin/price-book`. */
export type PricesInForce = Schemas['PricesInForce'];
/** Every version of the price book: `GET /api/admin/price-book/versions`. */
export type PriceBookRecord = Schemas['PriceBookRecord'];
/** A version of the price book, who wrote it and when. */
export type PriceBookVersion = Schemas['PriceBookVersion'];
/** A mail whose words the owner may change, in the list. */
export type MailTextRow = Schemas['MailTextRow'];
/** A mail with its words, and the names in braces that it knows. */
export type MailTextRecord = Schemas['MailTextRecord'];
/** Subject and paragraphs of a mail. */
export type MailWords = Schemas['MailWords'];
/** Body of `PUT /api/admin/mail-texts/{key}`. */
export type MailTextChange = Schemas['MailTextChange'];
/** Body of `POST /api/admin/price-book/versions`. */
export type NewPriceBook = Schemas['NewPriceBook'];
/** Every section of the site's own texts as it is kept: `GET /api/admin/site`. */
export type SiteTextsRecord = Schemas['SiteTextsRecord'];
/** Body of `PUT /api/admin/site/{section}`. */
export type SiteTextsChange = Schemas['SiteTextsChange'];
/** Earlier versions of a section of the site, latest first. */
export type SiteTextsVersions = Schemas['SiteTextsVersions'];
/** A film's file as it was taken in. */
export type SiteFilm = Schemas['SiteFilm'];
/** A drawing as it was taken in. */
export type SiteDrawing = Schemas['SiteDrawing'];
