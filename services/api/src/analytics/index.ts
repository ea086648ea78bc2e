/** Visits of the gallery, counted without knowing who came. */
export { AnalyticsModule } from './analytics.module';
export { dayOf } from './day-range';
export { DaySums } from './day-sums';
export { describeView, visitorOf, type Visit, type VisitRules } from './describe-visit';
export { knownHosts } from './known-hosts';
export type { PageView } from './visit-record';
export type { WaitingVisit } from './visit-queue';
export { rowOfVisit, VISIT_COLUMNS } from './visit-row';
export { WriteBatch } from './write-batch';
