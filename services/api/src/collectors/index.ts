/** What the gallery keeps for its collectors. */
export { CollectorsModule } from './collectors.module';
export { CommissionsService } from './commissions.service';
export { FavoritesService } from './favorites.service';
export { GiveLevel } from './give-level';
export { MoveCommission } from './move-commission';
export { OpenCommission } from './open-commission';
export { COLLECTOR_MAILS } from './commission-mail';
