/** Visits of the gallery, counted without knowing who came. */
export { AnalyticsModule } from './analytics.module';
