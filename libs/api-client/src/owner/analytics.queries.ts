import type { SalesDimension } from '@gallery/contracts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { bodyOf } from '../client';
import { ownerClient } from '../owner-client';

const SUMMARY = '/api/analytics/summary';
const DATA = '/api/analytics/data';
const DAYS = '/api/admin/analytics/days';
const SALES = '/api/admin/analytics/sales';

/** Days to look at, both included: `2026-11-22`, UTC. */
export interface VisitRange {
  from: string;
  to: string;
}

/** Visits of a range: how many, by whom, to which pages, from where. */
export const analyticsSummaryQuery = ({ from, to }: VisitRange) =>
  queryOptions({
    queryKey: [SUMMARY, from, to],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(SUMMARY, { params: { query: { from, to } }, signal })),
    staleTime: 0,
  });

/** The latest visits of a range, at most fifty. */
export const recentVisitsQuery = ({ from, to }: VisitRange) =>
  queryOptions({
    queryKey: [DATA, from, to],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(DATA, { params: { query: { from, to } }, signal })),
    staleTime: 0,
  });

/** Every day of a range with its visits. */
export const visitDaysQuery = ({ from, to }: VisitRange) =>
  queryOptions({
    queryKey: [DAYS, from, to],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(DAYS, { params: { query: { from, to } }, signal })),
    staleTime: 0,
  });

/** The path from visits to sales, by what led to them. */
export interface SalesPathWish extends VisitRange {
  by: SalesDimension;
}

/** What visits of a range have come to: orders and revenue of each source, event or partner. */
export const salesPathQuery = ({ by, from, to }: SalesPathWish) =>
  queryOptions({
    queryKey: [SALES, by, from, to],
    queryFn: ({ signal }) => bodyOf(ownerClient.GET(SALES, { params: { query: { by, from, to } }, signal })),
    staleTime: 0,
  });

/** Which table of the range is wanted as a file. */
export interface VisitsExport extends VisitRange {
  what: 'days' | 'pages' | 'sources' | 'partners' | 'visits';
}

/** A whole table of a range as a CSV file. */
export const exportVisits = () =>
  mutationOptions({
    mutationFn: (query: VisitsExport) =>
      bodyOf(ownerClient.GET('/api/admin/analytics/export.csv', { params: { query }, parseAs: 'blob' })),
  });

/** The path to sale as a CSV file. */
export const exportSalesPath = () =>
  mutationOptions({
    mutationFn: ({ by, from, to }: SalesPathWish) =>
      bodyOf(
        ownerClient.GET('/api/admin/analytics/sales.csv', {
          params: { query: { by, from, to } },
          parseAs: 'blob',
        }),
      ),
  });
