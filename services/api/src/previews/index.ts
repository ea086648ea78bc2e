/** Private previews, artist notes and the pre-sale list. */
export { PreviewsModule } from './previews.module';
