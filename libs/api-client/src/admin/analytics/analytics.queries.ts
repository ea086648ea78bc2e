import type { ConversionDimension } from '@gallery/contracts';
import { apiMutation, apiQuery } from '../../http/api-options';
import { adminClient } from '../admin-client';

const SUMMARY = '/api/analytics/summary';
const DATA = '/api/analytics/data';
const DAYS = '/api/admin/analytics/days';
const SALES = '/api/admin/analytics/sales';

/** First and last day, `2026-11-22`, in UTC. */
export interface DateRange {
  from: string;
  to: string;
}

/** Visits, visitors, pages and traffic sources of a range. */
export const analyticsSummaryQuery = ({ from, to }: DateRange) =>
  apiQuery(
    [SUMMARY, from, to],
    (signal) => adminClient.GET(SUMMARY, { params: { query: { from, to } }, signal }),
    { staleTime: 0 },
  );

/** The latest 50 visits of a range. */
export const recentVisitsQuery = ({ from, to }: DateRange) =>
  apiQuery([DATA, from, to], (signal) => adminClient.GET(DATA, { params: { query: { from, to } }, signal }), {
    staleTime: 0,
  });

export const analyticsDaysQuery = ({ from, to }: DateRange) =>
  apiQuery([DAYS, from, to], (signal) => adminClient.GET(DAYS, { params: { query: { from, to } }, signal }), {
    staleTime: 0,
  });

export interface ConversionReportFilter extends DateRange {
  by: ConversionDimension;
}

/** Orders and revenue that visits of a range led to, by source, event or affiliate. */
export const conversionReportQuery = ({ by, from, to }: ConversionReportFilter) =>
  apiQuery(
    [SALES, by, from, to],
    (signal) => adminClient.GET(SALES, { params: { query: { by, from, to } }, signal }),
    { staleTime: 0 },
  );

export interface VisitsExport extends DateRange {
  what: 'days' | 'pages' | 'sources' | 'partners' | 'visits';
}

export const exportVisits = () =>
  apiMutation((query: VisitsExport) =>
    adminClient.GET('/api/admin/analytics/export.csv', { params: { query }, parseAs: 'blob' }),
  );

export const exportConversionReport = () =>
  apiMutation(({ by, from, to }: ConversionReportFilter) =>
    adminClient.GET('/api/admin/analytics/sales.csv', {
      params: { query: { by, from, to } },
      parseAs: 'blob',
    }),
  );

const DASHBOARD = '/api/admin/dashboard';

/** Refetched whenever its page opens. */
export const dashboardQuery = () =>
  apiQuery([DASHBOARD], (signal) => adminClient.GET(DASHBOARD, { signal }), { staleTime: 0 });
