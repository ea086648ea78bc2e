/** What the gallery keeps for its collectors. */
export { CollectorsModule } from './collectors.module';
export { CollectorCommissionRequestsService } from './commission-requests/collector-commission-requests.service';
export { FavoritesService } from './favorites/favorites.service';
export { CollectorLevelsService } from './levels/collector-levels.service';
export { CommissionRequestStatusService } from './commission-requests/commission-request-status.service';
export { CommissionRequestsService as OpenCommission } from './commission-requests/commission-requests.service';
export { COLLECTOR_EMAIL_TEMPLATES } from './commission-requests/commission-request.emails';
