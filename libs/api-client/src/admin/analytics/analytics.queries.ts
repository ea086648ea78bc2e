import type { ConversionDimension } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../../http/client';
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
  queryOptions({
    queryKey: [SUMMARY, from, to],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(SUMMARY, { params: { query: { from, to } }, signal })),
    staleTime: 0,
  });

/** The latest visits of a range, at most fifty. */
export const recentVisitsQuery = ({ from, to }: DateRange) =>
  queryOptions({
    queryKey: [DATA, from, to],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(DATA, { params: { query: { from, to } }, signal })),
    staleTime: 0,
  });

/** Every day of a range with its visits. */
export const analyticsDaysQuery = ({ from, to }: DateRange) =>
  queryOptions({
    queryKey: [DAYS, from, to],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(DAYS, { params: { query: { from, to } }, signal })),
    staleTime: 0,
  });

/** The path from visits to sales, by what led to them. */
export interface ConversionReportFilter extends DateRange {
  by: ConversionDimension;
}

/** What visits of a range have come to: orders and revenue of each source, event or partner. */
export const conversionReportQuery = ({ by, from, to }: ConversionReportFilter) =>
  queryOptions({
    queryKey: [SALES, by, from, to],
    queryFn: ({ signal }) => bodyOf(adminClient.GET(SALES, { params: { query: { by, from, to } }, signal })),
    staleTime: 0,
  });

/** Which table of the range is wanted as a file. */
export interface VisitsExport extends DateRange {
  what: 'days' | 'pages' | 'sources' | 'partners' | 'visits';
}

/** A whole table of a range as a CSV file. */
export const exportVisits = () =>
  mutationOptions({
    mutationFn: (query: VisitsExport) =>
      bodyOf(adminClient.GET('/api/admin/analytics/export.csv', { params: { query }, parseAs: 'blob' })),
  });

/** The path to sale as a CSV file. */
export const exportConversionReport = () =>
  mutationOptions({
    mutationFn: ({ by, from, to }: ConversionReportFilter) =>
      bodyOf(
        adminClient.GET('/api/admin/analytics/sales.csv', {
          params: { query: { by, from, to } },
          parseAs: 'blob',
        }),
      ),
  });
