import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue';
import { IdentityModule } from '../identity';
import { MediaModule } from '../media';
import { OrdersModule } from '../orders';
import { Certificate } from './certificate.entity';
import { CertificateEvent } from './certificate-event.entity';
import { CertificateHistory } from './certificate-history';
import { CertificateSigner } from './certificate-signer';
import { CertificateTransfer } from './certificate-transfer.entity';
import { CertificatesController } from './certificates.controller';
import { CertificatesStore } from './certificates.store';
import { ClaimCertificates } from './claim-certificates';
import { CollectorCertificatesController } from './collector-certificates.controller';
import { IssueCertificates } from './issue-certificates';
import { PrintCertificate } from './print-certificate';
import { ReadCertificates } from './read-certificates';
import { RevokeCertificates } from './revoke-certificates';
import { TransfersStore } from './transfers.store';

/** Certificates of authenticity: issued and revoked with orders, signed, held by collectors, handed on. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Certificate, CertificateEvent, CertificateTransfer]),
    IdentityModule,
    MediaModule,
    CatalogueModule,
    OrdersModule,
  ],
  controllers: [CertificatesController, CollectorCertificatesController],
  providers: [
    CertificatesStore,
    TransfersStore,
    CertificateHistory,
    CertificateSigner,
    IssueCertificates,
    RevokeCertificates,
    ClaimCertificates,
    ReadCertificates,
    PrintCertificate,
  ],
})
export class CertificatesModule {}
