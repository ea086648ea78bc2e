/** Visits of the gallery, counted without knowing who came. */
export { AnalyticsModule } from './analytics.module';
export { dayOf } from './day-range';
export { DailyTotals } from './daily-totals';
export {
  createVisit,
  hashVisitor as visitorOf,
  type Visit,
  type VisitAttributionRules,
} from './tracking/anonymous-visit';
export { knownHosts } from './tracking/known-hosts';
export type { PageView } from './tracking/visit-records';
export type { QueuedVisit } from './tracking/visit-queue';
export { toVisitRow, VISIT_TABLE_COLUMNS as VISIT_COLUMNS } from './tracking/visit-row';
export { VisitBatchesService } from './tracking/visit-batches.service';
