/** What the gallery keeps for its collectors. */
export { CollectorsModule } from './collectors.module';
