/** Visits and what came of them, by the names of their DTOs. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

/** Visits of a range: `GET /api/analytics/summary`. */
export type AnalyticsSummary = Schemas['AnalyticsSummary'];
/** The latest visits: `GET /api/analytics/data`. */
export type AnalyticsData = Schemas['AnalyticsData'];
/** One of them. */
export type RecentVisit = Schemas['RecentVisit'];
/** Every day of a range: `GET /api/admin/analytics/days`. */
export type AnalyticsDays = Schemas['AnalyticsDays'];
/** What leads to a sale. */
export type ConversionDimension = Schemas['ConversionDimension'];
/** The path from visits to sales: `GET /api/admin/analytics/sales`. */
export type ConversionReport = Schemas['ConversionReport'];
/** One source, event or partner of it. */
export type ConversionReportRow = Schemas['ConversionReportRow'];
