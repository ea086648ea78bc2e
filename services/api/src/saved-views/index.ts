/** Filters of the console's lists that its people keep under names. */
export { SavedViewsModule } from './saved-views.module';
