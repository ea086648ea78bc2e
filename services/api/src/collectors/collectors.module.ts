import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue';
import { CertificatesModule } from '../certificates';
import { IdentityModule } from '../identity';
import { InboxModule } from '../inbox';
import { OrdersModule } from '../orders';
import { PreviewsModule } from '../previews';
import { CollectorPart } from './collector-part';
import { CommissionEvent } from './commission-event.entity';
import { CommissionHistory } from './commission-history';
import { CommissionNotices } from './commission-notices';
import { Commission } from './commission.entity';
import { CommissionStore } from './commission.store';
import { CommissionsController } from './commissions.controller';
import { CommissionsFileController } from './commissions-file.controller';
import { CommissionsService } from './commissions.service';
import { CollectorDeskController } from './desk/collector-desk.controller';
import { CollectorListStore } from './desk/collector-list.store';
import { CollectorNote } from './desk/collector-note.entity';
import { CollectorNotesStore } from './desk/collector-notes.store';
import { CommissionListStore } from './desk/commission-list.store';
import { EditCommission } from './desk/edit-commission';
import { KeepCollectorNotes } from './desk/keep-collector-notes';
import { ListCollectors } from './desk/list-collectors';
import { ReadCollector } from './desk/read-collector';
import { ReadCommissions } from './desk/read-commissions';
import { DropFavorites } from './drop-favorites';
import { Favorite } from './favorite.entity';
import { FavoriteStore } from './favorite.store';
import { FavoritesController } from './favorites.controller';
import { FavoritesService } from './favorites.service';
import { GiveLevel } from './give-level';
import { MoveCommission } from './move-commission';
import { NameCommissions } from './name-commissions';
import { OpenCommission } from './open-commission';
import { OwnerCommissionsController } from './owner-commissions.controller';
import { OwnerLevelsController } from './owner-levels.controller';

/** What the gallery keeps for its collectors: the works they saved, and what is made for them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Favorite, Commission, CommissionEvent, CollectorNote]),
    CatalogueModule,
    CertificatesModule,
    IdentityModule,
    InboxModule,
    OrdersModule,
    PreviewsModule,
  ],
  controllers: [
    FavoritesController,
    CommissionsController,
    CommissionsFileController,
    CollectorDeskController,
    OwnerCommissionsController,
    OwnerLevelsController,
  ],
  providers: [
    DropFavorites,
    CollectorListStore,
    CollectorNotesStore,
    CollectorPart,
    CommissionListStore,
    EditCommission,
    KeepCollectorNotes,
    ListCollectors,
    ReadCollector,
    ReadCommissions,
    GiveLevel,
    FavoriteStore,
    FavoritesService,
    CommissionStore,
    NameCommissions,
    CommissionsService,
    CommissionHistory,
    CommissionNotices,
    OpenCommission,
    MoveCommission,
  ],
  exports: [FavoritesService, GiveLevel, OpenCommission, MoveCommission],
})
export class CollectorsModule {}
