/** Collectors in the admin, and what the gallery keeps for them: favorites and commission requests. */
export { CollectorsModule } from './collectors.module';
export { COLLECTOR_EMAIL_TEMPLATES } from './collectors.emails';
export { CommissionRequestQueries } from './commission-requests/commission-requests.queries';
export { CommissionRequestsService } from './commission-requests/commission-requests.service';
export { FavoritesService } from './favorites/favorites.service';
export { CollectorLevelsService } from './levels/collector-levels.service';
