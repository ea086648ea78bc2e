import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue';
import { IdentityModule } from '../identity';
import { CommissionEvent } from './commission-event.entity';
import { Commission } from './commission.entity';
import { CommissionStore } from './commission.store';
import { CommissionsController } from './commissions.controller';
import { CommissionsService } from './commissions.service';
import { Favorite } from './favorite.entity';
import { FavoriteStore } from './favorite.store';
import { FavoritesController } from './favorites.controller';
import { FavoritesService } from './favorites.service';

/** What the gallery keeps for its collectors: the works they saved, and what is made for them. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Favorite, Commission, CommissionEvent]),
    CatalogueModule,
    IdentityModule,
  ],
  controllers: [FavoritesController, CommissionsController],
  providers: [FavoriteStore, FavoritesService, CommissionStore, CommissionsService],
})
export class CollectorsModule {}
