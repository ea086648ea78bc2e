import { EVENT_PHOTO_MEDIUM } from '@gallery/domain';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CatalogService, type ArtworkFacts } from '../../catalog';
import {
  randomCode,
  type OrderConfirmed,
  type OrderRefunded,
  type PrintsRefunded,
  type SoldOrderPrint,
} from '../../orders';
import { Clock } from '../../platform';
import { CertificatesStore } from '../certificates.store';
import { createCertificateEvent, type CertificateEntity } from '../entities/certificate.entity';
import { CertificateTransfersStore } from '../transfers/certificate-transfers.store';
import { CertificateSigningService } from './certificate-signing.service';
import type { StatedCertificate } from './certificate-statement';

/** Issues one signed certificate of authenticity for each sold print, and revokes it when the print is refunded. */
@Injectable()
export class CertificateIssuingService implements OnApplicationBootstrap {
  constructor(
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly catalogService: CatalogService,
    private readonly certificateSigningService: CertificateSigningService,
    private readonly clock: Clock,
  ) {}

  /** Signs certificates that were issued before the gallery signed them. */
  async onApplicationBootstrap(): Promise<void> {
    for (const certificate of await this.certificatesStore.listUnsigned())
      await this.certificatesStore.sign(certificate.id, this.certificateSigningService.sign(certificate));
  }

  /** In the transaction that sells the prints: no paid order exists without its certificates. */
  async issue({ order, prints }: OrderConfirmed): Promise<void> {
    if (prints.length === 0) return;
    const facts = await this.catalogService.findFacts(prints.map(({ line }) => line.artworkId));
    const certificates = prints.map((print): CertificateEntity => {
      const stated = {
        ...toStatedCertificate(print, facts),
        saleDate: order.updatedAt,
        issuedAt: order.updatedAt,
      };
      return {
        ...stated,
        holderName: order.customerName,
        holderEmail: order.customerEmail,
        holderCollectorId: order.collectorId,
        signatureAppliedAt: null,
        signatureSrc: null,
        replacedBy: null,
        version: 1,
        ...this.certificateSigningService.sign(stated),
      };
    });
    const at = this.clock.now();
    await this.certificatesStore.insert(
      certificates,
      certificates.map((certificate) => createCertificateEvent(certificate, 'issued', { actor: 'shop', at })),
    );
  }

  async revokeOrder({ orderId, actor }: OrderRefunded): Promise<void> {
    await this.revoke(await this.certificatesStore.lockInForce(orderId), actor);
  }

  async revokePrints({ orderId, prints, actor }: PrintsRefunded): Promise<void> {
    const inForce = await this.certificatesStore.lockInForce(orderId);
    const refunded = inForce.filter(({ editionId, editionNumber }) =>
      prints.some((print) => print.editionId === editionId && print.editionNumber === editionNumber),
    );
    await this.revoke(refunded, actor);
  }

  /** The history keeps them; the owner decides what happens to the print itself. */
  private async revoke(certificates: readonly CertificateEntity[], actor: string): Promise<void> {
    if (certificates.length === 0) return;
    const ids = certificates.map(({ id }) => id);
    const at = this.clock.now();
    await this.certificatesStore.revoke(ids);
    await this.certificateTransfersStore.close(ids, 'cancelled', { at });
    await this.certificatesStore.addEvents(
      certificates.map((certificate) => createCertificateEvent(certificate, 'revoked', { actor, at })),
    );
  }
}

/** A new certificate's id. With 60 random bits no collision is expected; the unique key would roll the whole sale back. */
export const newCoaId = (): string => `COA-${randomCode(3)}`;

function toStatedCertificate(
  { editionNumber, editionId, line }: SoldOrderPrint,
  facts: readonly ArtworkFacts[],
): Omit<StatedCertificate, 'saleDate' | 'issuedAt'> {
  const artwork = facts.find(({ artworkId }) => artworkId === line.artworkId);
  return {
    id: uuid(),
    coaId: newCoaId(),
    editionId,
    editionNumber,
    orderId: line.orderId,
    orderLineId: line.id,
    artworkId: line.artworkId,
    artworkTitle: line.title,
    series: line.series,
    year: line.year,
    medium: artwork?.medium ?? (line.photoId === null ? '' : EVENT_PHOTO_MEDIUM),
    pictureId: artwork?.photographId ?? line.pictureId,
    size: line.size,
    frameSize: line.frameSize,
    frameStyle: line.frameStyle,
    customFrame: line.customFrame,
    editionTotal: line.editionTotal,
    state: 'issued',
    replaces: null,
  };
}
