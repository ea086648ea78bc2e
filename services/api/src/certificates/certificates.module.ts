import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OrdersModule } from '../orders';
import { Certificate } from './certificate.entity';
import { CertificateEvent } from './certificate-event.entity';
import { CertificatesService } from './certificates.service';
import { CertificatesStore } from './certificates.store';

/** Issues and revokes certificates of authenticity as orders are confirmed and refunded. */
@Module({
  imports: [TypeOrmModule.forFeature([Certificate, CertificateEvent]), OrdersModule],
  providers: [CertificatesService, CertificatesStore],
})
export class CertificatesModule {}
