/** Counts visits without identifying visitors. */
export { AnalyticsModule } from './analytics.module';
export { dayOf, DailyTotals } from './daily-totals';
export { createVisit, hashVisitor, type Visit, type VisitAttributionRules } from './tracking/anonymous-visit';
export { knownHosts } from './tracking/anonymous-visit';
export type { PageView } from './tracking/visit-records';
export type { QueuedVisit } from './tracking/visit-queue';
export { toVisitRow, VISIT_TABLE_COLUMNS } from './tracking/anonymous-visit';
export { VisitBatchesService } from './tracking/visit-batches.service';
