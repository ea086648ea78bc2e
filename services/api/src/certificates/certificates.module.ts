import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { OrdersModule } from '../orders';
import { SiteContentModule } from '../site-content';
import { CertificateAmendmentsService } from './admin/certificate-amendments.service';
import { CertificateListQueries } from './admin/certificate-list.queries';
import { CertificateListStore } from './admin/certificate-list.store';
import { CertificateRecordService } from './admin/certificate-record.service';
import { AdminCertificatesController } from './admin/certificates.admin.controller';
import { CertificatesListeners } from './certificates.listeners';
import { CertificatesService } from './certificates.service';
import { CertificatesStore } from './certificates.store';
import { CollectionService } from './collection/collection.service';
import { CertificatePaperService } from './papers/certificate-paper.service';
import {
  CertificateEntity,
  CertificateEventEntity,
  CertificateTransferEntity,
} from './entities/certificate.entity';
import { CertificateIssuingService } from './issuing/certificate-issuing.service';
import { CertificateSigningService } from './issuing/certificate-signing.service';
import {
  CertificatesController,
  CollectionController,
  CollectorCertificatesController,
} from './certificates.controller';
import { CertificateTransferCompletionService } from './transfers/certificate-transfer-completion.service';
import { CertificateTransferEmails } from './transfers/certificate-transfer.emails';
import { CertificateTransfersController } from './transfers/certificate-transfers.controller';
import { CertificateTransfersService } from './transfers/certificate-transfers.service';
import { CertificateTransfersStore } from './transfers/certificate-transfers.store';

/** Certificates of authenticity: issued and revoked with orders, signed, held by collectors, transferred. */
@Module({
  imports: [
    TypeOrmModule.forFeature([CertificateEntity, CertificateEventEntity, CertificateTransferEntity]),
    IdentityModule,
    MediaModule,
    SiteContentModule,
    CatalogModule,
    OrdersModule,
  ],
  controllers: [
    CertificatesController,
    CollectorCertificatesController,
    CertificateTransfersController,
    AdminCertificatesController,
    CollectionController,
  ],
  providers: [
    CertificatesStore,
    CertificateTransfersStore,
    CertificateListStore,
    CertificateListQueries,
    CertificateRecordService,
    CertificateSigningService,
    CertificateIssuingService,
    CertificatesService,
    CertificatePaperService,
    CertificateTransferEmails,
    CertificateTransfersService,
    CertificateTransferCompletionService,
    CertificateAmendmentsService,
    CertificatesListeners,
    CollectionService,
  ],
  exports: [CertificateListQueries, CertificateSigningService, CertificatesService],
})
export class CertificatesModule {}
