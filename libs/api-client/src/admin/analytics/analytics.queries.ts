import type { ConversionDimension } from '@gallery/contracts';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const SUMMARY = '/api/analytics/summary';
const DATA = '/api/analytics/data';
const DAYS = '/api/admin/analytics/days';
const SALES = '/api/admin/analytics/sales';

/** Days to look at, both included: `2026-11-22`, UTC. */
export interface DateRange {
  from: string;
  to: string;
}

/** Visits of a range: how many, by whom, to which pages, from where. */
export const analyticsSummaryQuery = ({ from, to }: DateRange) =>
  apiQuery(
    [SUMMARY, from, to],
    (signal) => adminClient.GET(SUMMARY, { params: { query: { from, to } }, signal }),
    { staleTime: 0 },
  );

/** The latest visits of a range, at most fifty. */
export const recentVisitsQuery = ({ from, to }: DateRange) =>
  apiQuery([DATA, from, to], (signal) => adminClient.GET(DATA, { params: { query: { from, to } }, signal }), {
    staleTime: 0,
  });

/** Every day of a range with its visits. */
export const analyticsDaysQuery = ({ from, to }: DateRange) =>
  apiQuery([DAYS, from, to], (signal) => adminClient.GET(DAYS, { params: { query: { from, to } }, signal }), {
    staleTime: 0,
  });

/** The path from visits to sales, by what led to them. */
export interface ConversionReportFilter extends DateRange {
  by: ConversionDimension;
}

/** What visits of a range have come to: orders and revenue of each source, event or partner. */
export const conversionReportQuery = ({ by, from, to }: ConversionReportFilter) =>
  apiQuery(
    [SALES, by, from, to],
    (signal) => adminClient.GET(SALES, { params: { query: { by, from, to } }, signal }),
    { staleTime: 0 },
  );

/** Which table of the range is wanted as a file. */
export interface VisitsExport extends DateRange {
  what: 'days' | 'pages' | 'sources' | 'partners' | 'visits';
}

/** A whole table of a range as a CSV file. */
export const exportVisits = () =>
  apiMutation((query: VisitsExport) =>
    adminClient.GET('/api/admin/analytics/export.csv', { params: { query }, parseAs: 'blob' }),
  );

/** The path to sale as a CSV file. */
export const exportConversionReport = () =>
  apiMutation(({ by, from, to }: ConversionReportFilter) =>
    adminClient.GET('/api/admin/analytics/sales.csv', {
      params: { query: { by, from, to } },
      parseAs: 'blob',
    }),
  );

const DASHBOARD = '/api/admin/dashboard';

/** The gallery at a glance. Read anew whenever its page is opened: it is about now. */
export const dashboardQuery = () =>
  apiQuery([DASHBOARD], (signal) => adminClient.GET(DASHBOARD, { signal }), { staleTime: 0 });
