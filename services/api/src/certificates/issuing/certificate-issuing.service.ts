import { EVENT_PHOTO_MEDIUM } from '@gallery/domain';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CatalogService, type ArtworkBase } from '../../catalog';
import { OrderConfirmed, randomCode, type SoldOrderPrint } from '../../orders';
import { DomainEvents } from '../../platform';
import type { CertificateEntity } from '../entities/certificate.entity';
import { CertificateHistoryService } from './certificate-history.service';
import { CertificateSigningService } from './certificate-signing.service';
import type { StatedCertificate } from './certificate-statement';
import { CertificatesStore } from '../certificates.store';

/** Issues certificates of authenticity, one per sold print, each signed once and for ever. */
@Injectable()
export class CertificateIssuingService implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly certificatesStore: CertificatesStore,
    private readonly catalogService: CatalogService,
    private readonly certificateSigningService: CertificateSigningService,
    private readonly certificateHistoryService: CertificateHistoryService,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(OrderConfirmed, (confirmed) => this.issue(confirmed));
  }

  /** Those that were issued before the gallery signed. */
  async onApplicationBootstrap(): Promise<void> {
    for (const certificate of await this.certificatesStore.listUnsigned())
      await this.certificatesStore.sign(certificate.id, this.certificateSigningService.sign(certificate));
  }

  /** In the transaction that sells the prints: no paid order without its certificates. */
  private async issue({ order, prints }: OrderConfirmed): Promise<void> {
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
    await this.certificatesStore.insert(
      certificates,
      certificates.map((certificate) =>
        this.certificateHistoryService.createEvent(certificate, 'issued', { actor: 'shop' }),
      ),
    );
  }
}

/** A number for a new certificate. 60 random bits: a taken one is not to be expected, and the unique key would undo the whole. */
export const newCoaId = (): string => `COA-${randomCode(3)}`;

function toStatedCertificate(
  { number, editionId, line }: SoldOrderPrint,
  facts: readonly ArtworkBase[],
): Omit<StatedCertificate, 'saleDate' | 'issuedAt'> {
  const work = facts.find(({ artworkId }) => artworkId === line.artworkId);
  return {
    id: uuid(),
    coaId: newCoaId(),
    editionId,
    number,
    orderId: line.orderId,
    orderLineId: line.id,
    artworkId: line.artworkId,
    artworkTitle: line.title,
    series: line.series,
    year: line.year,
    medium: work?.medium ?? (line.photoId === null ? '' : EVENT_PHOTO_MEDIUM),
    pictureId: work?.photographId ?? line.pictureId,
    size: line.size,
    frameSize: line.frameSize,
    frameStyle: line.frameStyle,
    editionTotal: line.editionTotal,
    state: 'issued',
    replaces: null,
  };
}
