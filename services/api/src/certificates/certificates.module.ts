import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { OrdersModule } from '../orders';
import { SiteModule } from '../site';
import { AmendCertificate } from './amend-certificate';
import { AskTransfer } from './ask-transfer';
import { Certificate } from './certificate.entity';
import { CertificateEvent } from './certificate-event.entity';
import { CertificateHistory } from './certificate-history';
import { CertificateListStore } from './certificate-list.store';
import { CertificateSigner } from './certificate-signer';
import { CertificateTransfer } from './certificate-transfer.entity';
import { CertificateTransfersController } from './certificate-transfers.controller';
import { CertificatesController } from './certificates.controller';
import { CertificatesStore } from './certificates.store';
import { ChangeCertificate } from './change-certificate';
import { ClaimCertificates } from './claim-certificates';
import { CollectorCertificatesController } from './collector-certificates.controller';
import { HandOverCertificate } from './hand-over-certificate';
import { IssueCertificates } from './issue-certificates';
import { ListCertificates } from './list-certificates';
import { NameCertificates } from './name-certificates';
import { OrderCertificatesController } from './order-certificates.controller';
import { OwnerCertificatesController } from './owner-certificates.controller';
import { PersonalData } from './personal-data';
import { PrintCertificate } from './print-certificate';
import { ReadCertificateRecord } from './read-certificate-record';
import { ReadCertificates } from './read-certificates';
import { ReadTransfer } from './read-transfer';
import { RevokeCertificates } from './revoke-certificates';
import { SettleTransfer } from './settle-transfer';
import { TransferNotices } from './transfer-notices';
import { TransfersStore } from './transfers.store';

/** Certificates of authenticity: issued and revoked with orders, signed, held by collectors, handed on. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Certificate, CertificateEvent, CertificateTransfer]),
    IdentityModule,
    MediaModule,
    SiteModule,
    CatalogueModule,
    OrdersModule,
  ],
  controllers: [
    CertificatesController,
    CollectorCertificatesController,
    CertificateTransfersController,
    OwnerCertificatesController,
    OrderCertificatesController,
  ],
  providers: [
    CertificatesStore,
    TransfersStore,
    CertificateHistory,
    CertificateListStore,
    ChangeCertificate,
    HandOverCertificate,
    ListCertificates,
    ReadCertificateRecord,
    CertificateSigner,
    IssueCertificates,
    RevokeCertificates,
    ClaimCertificates,
    NameCertificates,
    ReadCertificates,
    PrintCertificate,
    TransferNotices,
    AskTransfer,
    ReadTransfer,
    SettleTransfer,
    AmendCertificate,
    PersonalData,
  ],
  exports: [CertificateSigner, ReadCertificates],
})
export class CertificatesModule {}
