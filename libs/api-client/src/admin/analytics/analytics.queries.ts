import { adminDownload, adminQuery, FRESH } from '../admin-options';

/** First and last day, `2026-11-22`, in UTC. */
export interface DateRange {
  from: string;
  to: string;
}

/** Visits, visitors, pages and traffic sources of a range. */
export const analyticsSummaryQuery = ({ from, to }: DateRange) =>
  adminQuery('/api/analytics/summary', { from, to }, FRESH);

/** The latest 50 visits of a range. */
export const recentVisitsQuery = ({ from, to }: DateRange) =>
  adminQuery('/api/analytics/data', { from, to }, FRESH);

export const analyticsDaysQuery = ({ from, to }: DateRange) =>
  adminQuery('/api/admin/analytics/days', { from, to }, FRESH);

const SALES = '/api/admin/analytics/sales';

/** Orders and revenue that visits of a range led to, by source, event or affiliate. */
export const conversionReportQuery = (filter: Parameters<typeof adminQuery<typeof SALES>>[1]) =>
  adminQuery(SALES, filter, FRESH);

export const exportVisits = () => adminDownload('/api/admin/analytics/export.csv', {});

export const exportConversionReport = () => adminDownload(`${SALES}.csv`, {});

export const dashboardQuery = () => adminQuery('/api/admin/dashboard', {}, FRESH);

/** What waits for staff. */
export const attentionQuery = () => adminQuery('/api/admin/dashboard/attention', {}, FRESH);

/** Recent activity. */
export const recentActivityQuery = () => adminQuery('/api/admin/dashboard/activity', {}, FRESH);
