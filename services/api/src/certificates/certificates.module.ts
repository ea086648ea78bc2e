import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../catalog';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { OrdersModule } from '../orders';
import { SiteContentModule } from '../site-content';
import { CertificateAmendmentsService } from './admin/certificate-amendments.service';
import { CertificateTransfersService } from './transfers/certificate-transfers.service';
import { CertificateEntity } from './entities/certificate.entity';
import { CertificateEventEntity } from './entities/certificate-event.entity';
import { CertificateHistoryService } from './issuing/certificate-history.service';
import { CertificateListStore } from './admin/certificate-list.store';
import { CertificateSigningService } from './issuing/certificate-signing.service';
import { CertificateTransferEntity } from './entities/certificate-transfer.entity';
import { CertificateTransfersController } from './transfers/certificate-transfers.controller';
import { CertificatesController } from './public/certificates.controller';
import { CertificatesStore } from './certificates.store';
import { CertificateUpdatesService } from './admin/certificate-updates.service';
import { CertificateClaimsListener } from './certificate-claims.listener';
import { CollectorCertificatesController } from './collector/collector-certificates.controller';
import { GalleryTransferService } from './transfers/gallery-transfer.service';
import { CertificateIssuingService } from './issuing/certificate-issuing.service';
import { CertificateListQueries } from './admin/certificate-list.queries';
import { CertificateAuditSubjectResolver } from './certificate-audit-subjects';
import { AdminOrderCertificatesController } from './admin/order-certificates.admin.controller';
import { AdminCertificatesController } from './admin/certificates.admin.controller';
import { CertificatesListeners } from './certificates.listeners';
import { CertificateDocumentService } from './documents/certificate-document.service';
import { CertificateRecordService } from './admin/certificate-record.service';
import { CertificatesService } from './certificates.service';
import { CertificateTransferLookupService } from './transfers/certificate-transfer-lookup.service';
import { CertificateRevocationService } from './issuing/certificate-revocation.service';
import { CertificateTransferCompletionService } from './transfers/certificate-transfer-completion.service';
import { CertificateTransferEmails } from './transfers/certificate-transfer.emails';
import { CertificateTransfersStore } from './transfers/certificate-transfers.store';

/** Certificates of authenticity: issued and revoked with orders, signed, held by collectors, handed on. */
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
    AdminOrderCertificatesController,
  ],
  providers: [
    CertificatesStore,
    CertificateTransfersStore,
    CertificateHistoryService,
    CertificateListStore,
    CertificateUpdatesService,
    GalleryTransferService,
    CertificateListQueries,
    CertificateRecordService,
    CertificateSigningService,
    CertificateIssuingService,
    CertificateRevocationService,
    CertificateClaimsListener,
    CertificateAuditSubjectResolver,
    CertificatesService,
    CertificateDocumentService,
    CertificateTransferEmails,
    CertificateTransfersService,
    CertificateTransferLookupService,
    CertificateTransferCompletionService,
    CertificateAmendmentsService,
    CertificatesListeners,
  ],
  exports: [CertificateSigningService, CertificatesService],
})
export class CertificatesModule {}
