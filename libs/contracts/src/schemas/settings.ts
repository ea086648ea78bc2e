/** Settings, price book, series and email templates. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type SettingsRecord = Schemas['SettingsRecord'];
export type SeriesTable = Schemas['SeriesTable'];
export type UpdateSeriesTable = Schemas['UpdateSeriesTable'];
export type CurrentPrices = Schemas['CurrentPrices'];
export type PriceBookVersions = Schemas['PriceBookVersions'];
export type PriceBookVersion = Schemas['PriceBookVersion'];
export type CreatePriceBookVersion = Schemas['CreatePriceBookVersion'];
export type EmailTemplateRow = Schemas['EmailTemplateRow'];
export type EmailTemplateRecord = Schemas['EmailTemplateRecord'];
export type EmailText = Schemas['EmailText'];
export type UpdateEmailTemplate = Schemas['UpdateEmailTemplate'];
export type SavedViewRecord = Schemas['SavedViewRecord'];
export type CreateSavedView = Schemas['CreateSavedView'];
export type UpdateSavedView = Schemas['UpdateSavedView'];
/** Lists in the admin whose filters can be saved. */
export type SavedViewList = SavedViewRecord['list'];

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
