/** Visit counts that do not identify visitors. */
export { AnalyticsModule } from './analytics.module';
export { dayOf, DailyTotals } from './daily-totals';
export {
  createVisit,
  hashVisitor,
  type Visit,
  type VisitAttributionRules,
  knownHosts,
  toVisitRow,
  VISIT_TABLE_COLUMNS,
} from './tracking/anonymous-visit';
export type { PageView } from './tracking/visit-records';
export type { QueuedVisit } from './tracking/visit-queue';
export { VisitBatchesService } from './tracking/visit-batches.service';
