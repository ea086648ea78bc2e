/** Visits, sales and the dashboard. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type AnalyticsSummary = Schemas['AnalyticsSummary'];
export type RecentVisit = Schemas['RecentVisit'];
export type AnalyticsDays = Schemas['AnalyticsDays'];
export type ConversionDimension = Schemas['ConversionDimension'];
export type ConversionReport = Schemas['ConversionReport'];
export type ConversionReportRow = Schemas['ConversionReportRow'];
export type Dashboard = Schemas['Dashboard'];
export type AttentionItemGroup = Schemas['AttentionGroup'];
export type AttentionItem = Schemas['AttentionItem'];
export type ActivityEntry = Schemas['ActivityEntry'];
export type SalesMonth = Schemas['SalesMonth'];
