import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue';
import { IdentityModule } from '../identity';
import { InboxModule } from '../inbox';
import { OrdersModule } from '../orders';
import { CollectorPart } from './collector-part';
import { CommissionEvent } from './commission-event.entity';
import { CommissionHistory } from './commission-history';
import { CommissionNotices } from './commission-notices';
import { Commission } from './commission.entity';
import { CommissionStore } from './commission.store';
import { CommissionsController } from './commissions.controller';
import { CommissionsService } from './commissions.service';
import { DropFavorites } from './drop-favorites';
import { Favorite } from './favorite.entity';
import { FavoriteStore } from './favorite.store';
import { FavoritesController } from './favorites.controller';
import { FavoritesService } from './favorites.service';
import { GiveLevel } from './give-level';
import { MoveCommission } from './move-commission';
import { OpenCommission } from './open-commission';
import { OwnerCommissionsController } from './owner-commissions.controller';
import { OwnerLevelsController } from './owner-levels.controller';

/** What the gallery keeps for its collectors: the works they saved, and what is made for them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Favorite, Commission, CommissionEvent]),
    CatalogueModule,
    IdentityModule,
    InboxModule,
    OrdersModule,
  ],
  controllers: [
    FavoritesController,
    CommissionsController,
    OwnerCommissionsController,
    OwnerLevelsController,
  ],
  providers: [
    DropFavorites,
    CollectorPart,
    GiveLevel,
    FavoriteStore,
    FavoritesService,
    CommissionStore,
    CommissionsService,
    CommissionHistory,
    CommissionNotices,
    OpenCommission,
    MoveCommission,
  ],
  exports: [FavoritesService, GiveLevel, OpenCommission, MoveCommission],
})
export class CollectorsModule {}
