import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { CertificatesModule } from '../certificates';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { OrdersModule } from '../orders';
import { LedgerController } from './ledger.controller';
import { MoveNumber } from './move-one-print';
import { ReadLedger } from './read-ledger';

/** The ledger of numbered prints on screen: what catalogue, orders and certificates know of each number, in one answer. */
@Module({
  imports: [IdentityModule, CatalogueModule, EventsModule, OrdersModule, CertificatesModule],
  controllers: [LedgerController],
  providers: [ReadLedger, MoveNumber],
})
export class LedgerModule {}
