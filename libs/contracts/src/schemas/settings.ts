/** What the owner settles in the console, by the names of its DTOs. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

/** What the owner may change while the gallery runs: `GET /api/admin/settings`. */
export type SettingsRecord = Schemas['SettingsRecord'];
/** Bodies of `PUT /api/admin/settings/{section}`. */
export interface SettingsUpdates {
  brand: Schemas['UpdateBrandSection'];
  links: Schemas['UpdateLinksSection'];
  sales: Schemas['UpdateSalesSection'];
  levels: Schemas['UpdateLevelsSection'];
  gate: Schemas['UpdateGateSection'];
  events: Schemas['UpdateEventsSection'];
  partners: Schemas['UpdatePartnersSection'];
  tracking: Schemas['UpdateTrackingSection'];
}

/** The series table with its flags: `GET /api/admin/series`. */
export type SeriesTable = Schemas['SeriesTable'];
/** Body of `PUT /api/admin/series`. */
export type UpdateSeriesTable = Schemas['UpdateSeriesTable'];
/** The prices that forms propose: `GET /api/admin/price-book`. */
export type CurrentPrices = Schemas['CurrentPrices'];
/** Every version of the price book: `GET /api/admin/price-book/versions`. */
export type PriceBookVersions = Schemas['PriceBookVersions'];
/** A version of the price book, who wrote it and when. */
export type PriceBookVersion = Schemas['PriceBookVersion'];
/** A mail whose words the owner may change, in the list. */
export type EmailTemplateRow = Schemas['EmailTemplateRow'];
/** A mail with its words, and the names in braces that it knows. */
export type EmailTemplateRecord = Schemas['EmailTemplateRecord'];
/** Subject and paragraphs of a mail. */
export type EmailText = Schemas['EmailText'];
/** Body of `PUT /api/admin/mail-texts/{key}`. */
export type UpdateEmailTemplate = Schemas['UpdateEmailTemplate'];
/** Body of `POST /api/admin/price-book/versions`. */
export type CreatePriceBookVersion = Schemas['CreatePriceBookVersion'];
/** Every section of the site's own texts as it is kept: `GET /api/admin/site`. */
export type SiteContentSections = Schemas['SiteContentSections'];
/** Body of `PUT /api/admin/site/{section}`. */
export type UpdateSiteSection = Schemas['UpdateSiteSection'];
/** Earlier versions of a section of the site, latest first. */
export type SiteSectionVersions = Schemas['SiteSectionVersions'];
/** A film's file as it was taken in. */
export type SiteVideo = Schemas['SiteVideo'];
/** A drawing as it was taken in. */
export type SiteSvg = Schemas['SiteSvg'];
