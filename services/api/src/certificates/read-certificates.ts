import { Injectable } from '@nestjs/common';
import { MediaService } from '../media';
import { OrderBook } from '../orders';
import { AppError, Clock } from '../platform';
import { presentForHolder, presentPublic } from './certificate.presenter';
import type { Certificate } from './certificate.entity';
import { CertificatesStore } from './certificates.store';
import type { CollectorCertificate } from './dto/collector-certificate.dto';
import type { OrderCertificate } from './dto/order-certificate.dto';
import type { PublicCertificate } from './dto/public-certificate.dto';
import { TransfersStore } from './transfers.store';

/** A certificate as the ledger of its edition shows it. */
export type EditionCertificate = Readonly<
  Pick<Certificate, 'coaId' | 'number' | 'state' | 'holderName' | 'signatureAppliedAt' | 'orderId'>
>;

/** Certificates for those who may see them: the public by their number, holders all of theirs. */
@Injectable()
export class ReadCertificates {
  constructor(
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly media: MediaService,
    private readonly orders: OrderBook,
    private readonly clock: Clock,
  ) {}

  /** What anybody may know; case does not matter. @throws AppError `certificate_not_found` */
  async forAnybody(coaId: string): Promise<PublicCertificate> {
    const certificate = await this.store.findByCoaId(coaId.toUpperCase());
    if (!certificate) throw new AppError('certificate_not_found');
    const events = await this.store.eventsOf(certificate.id);
    const [picture = null] = await this.media.pictures(
      certificate.pictureId === null ? [] : [certificate.pictureId],
    );
    return presentPublic(certificate, events, picture);
  }

  /** Of every print of the order, oldest first. @throws AppError `order_not_found` */
  async ofOrder(orderNumber: string): Promise<OrderCertificate[]> {
    const order = await this.orders.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    return (await this.store.ofOrder(order.id)).map((certificate) => ({
      coaId: certificate.coaId,
      orderLineId: certificate.orderLineId,
      title: certificate.artworkTitle,
      number: certificate.number,
      total: certificate.editionTotal,
      state: certificate.state,
      holderName: certificate.holderName,
      issuedAt: certificate.issuedAt.toISOString(),
      signatureApplied: certificate.signatureAppliedAt !== null,
    }));
  }

  /** Of all numbers of an edition, former ones included, newest first. One query. */
  async ofEdition(editionId: string): Promise<readonly EditionCertificate[]> {
    return this.store.ofEdition(editionId);
  }

  /** Newest sale first. Three queries, however many there are. */
  async ofCollector(collectorId: string): Promise<CollectorCertificate[]> {
    const certificates = await this.store.ofCollector(collectorId);
    const [transfers, pictures] = await Promise.all([
      this.transfers.ofCertificates(
        certificates.map(({ id }) => id),
        this.clock.now(),
      ),
      this.media.pictures(certificates.flatMap(({ pictureId }) => pictureId ?? [])),
    ]);
    return certificates.map((certificate) => {
      const picture = pictures.find(({ id }) => id === certificate.pictureId) ?? null;
      return presentForHolder(certificate, transfers, picture);
    });
  }
}
