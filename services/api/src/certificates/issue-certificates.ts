import { LIVE_MEDIUM } from '@gallery/domain';
import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Catalogue, type ArtworkFacts } from '../catalogue';
import { OrderConfirmed, randomGroups, type SoldNumber } from '../orders';
import { DomainEvents } from '../platform';
import type { Certificate } from './certificate.entity';
import { CertificateHistory } from './certificate-history';
import { CertificateSigner } from './certificate-signer';
import type { StatedCertificate } from './certificate-statement';
import { CertificatesStore } from './certificates.store';

/** Issues certificates of authenticity, one per sold print, each signed once and for ever. */
@Injectable()
export class IssueCertificates implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: CertificatesStore,
    private readonly catalogue: Catalogue,
    private readonly signer: CertificateSigner,
    private readonly history: CertificateHistory,
  ) {}

  onModuleInit(): void {
    this.events.on(OrderConfirmed, (confirmed) => this.issue(confirmed));
  }

  /** Those that were issued before the gallery signed. */
  async onApplicationBootstrap(): Promise<void> {
    for (const certificate of await this.store.unsigned())
      await this.store.sign(certificate.id, this.signer.sign(certificate));
  }

  /** In the transaction that sells the prints: no paid order without its certificates. */
  private async issue({ order, prints }: OrderConfirmed): Promise<void> {
    if (prints.length === 0) return;
    const facts = await this.catalogue.factsOf(prints.map(({ line }) => line.artworkId));
    const certificates = prints.map((print): Certificate => {
      const stated = { ...statedOf(print, facts), saleDate: order.updatedAt, issuedAt: order.updatedAt };
      return {
        ...stated,
        holderName: order.customerName,
        holderEmail: order.customerEmail,
        holderCollectorId: order.collectorId,
        signatureAppliedAt: null,
        signatureSrc: null,
        replacedBy: null,
        version: 1,
        ...this.signer.sign(stated),
      };
    });
    await this.store.insert(
      certificates,
      certificates.map((certificate) => this.history.entry(certificate, 'issued', { actor: 'shop' })),
    );
  }
}

/** A number for a new certificate. 60 random bits: a taken one is not to be expected, and the unique key would undo the whole. */
export const newCoaId = (): string => `COA-${randomGroups(3)}`;

function statedOf(
  { number, editionId, line }: SoldNumber,
  facts: readonly ArtworkFacts[],
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
    medium: work?.medium ?? (line.photoId === null ? '' : LIVE_MEDIUM),
    pictureId: work?.photographId ?? line.pictureId,
    size: line.size,
    frameSize: line.frameSize,
    frameStyle: line.frameStyle,
    editionTotal: line.editionTotal,
    state: 'issued',
    replaces: null,
  };
}
