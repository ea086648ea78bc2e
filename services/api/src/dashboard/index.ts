/** The gallery at a glance, for the owner. */
export { DashboardModule } from './dashboard.module';
