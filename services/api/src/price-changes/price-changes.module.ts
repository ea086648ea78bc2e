import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { SettingsModule } from '../settings';
import { AdminPriceChangesController } from './price-changes.admin.controller';
import { PriceChangesService } from './price-changes.service';
import { PriceChangeEntity, PriceChangeLineEntity, PriceChangesStore } from './price-changes.store';
import { PriceChangesWorker } from './price-changes.worker';

/** Price changes across the price book and every artwork. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PriceChangeEntity, PriceChangeLineEntity]),
    CatalogModule,
    IdentityModule,
    SettingsModule,
  ],
  controllers: [AdminPriceChangesController],
  providers: [PriceChangesService, PriceChangesStore, PriceChangesWorker],
})
export class PriceChangesModule {}
