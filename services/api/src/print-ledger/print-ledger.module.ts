import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog';
import { CertificatesModule } from '../certificates';
import { EventsModule } from '../events';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { OrdersModule } from '../orders';
import { PaymentRequestsModule } from '../payment-requests';
import { AdminPapersController } from './papers/papers.admin.controller';
import { PapersService } from './papers/papers.service';
import { AdminPrintLedgerController } from './print-ledger.admin.controller';
import { PrintActionsService } from './print-actions.service';
import { EditionLedgerService } from './edition-ledger.service';

/** The print ledger in the admin: what catalog, orders and certificates know about each print, in one response. */
@Module({
  imports: [
    IdentityModule,
    MediaModule,
    CatalogModule,
    EventsModule,
    OrdersModule,
    CertificatesModule,
    PaymentRequestsModule,
  ],
  controllers: [AdminPrintLedgerController, AdminPapersController],
  providers: [EditionLedgerService, PrintActionsService, PapersService],
})
export class PrintLedgerModule {}
