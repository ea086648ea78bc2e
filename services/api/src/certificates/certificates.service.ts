import { Injectable } from '@nestjs/common';
import { CatalogService } from '../catalog';
import { MediaService } from '../media';
import { OrdersService } from '../orders';
import { AppError, Clock, qrCodeSvgUri, Settings } from '../platform';
import type { OrderCertificate } from './admin/dto/certificate-admin.dto';
import { presentCollectorCertificate, presentPublicCertificate } from './certificate.presenter';
import { CertificatesStore } from './certificates.store';
import { isInForce, type CertificateEntity } from './entities/certificate.entity';
import type { PublicCertificate, CollectorCertificate } from './dto/certificate.dto';
import { CertificateTransfersStore } from './transfers/certificate-transfers.store';

/** A certificate as the ledger of its edition shows it. */
export type EditionCertificate = Readonly<
  Pick<
    CertificateEntity,
    'coaId' | 'editionNumber' | 'state' | 'holderName' | 'signatureAppliedAt' | 'orderId'
  >
>;

/** A print, identified by its certificate. */
export type HeldPrint = Readonly<
  Pick<CertificateEntity, 'coaId' | 'artworkId' | 'artworkTitle' | 'size' | 'editionNumber' | 'editionTotal'>
>;

/** Certificates for the public by id, for collectors, orders and editions. */
@Injectable()
export class CertificatesService {
  constructor(
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly mediaService: MediaService,
    private readonly ordersService: OrdersService,
    private readonly catalogService: CatalogService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** What anyone may know; case does not matter. @throws AppError `certificate_not_found` */
  async findPublic(coaId: string): Promise<PublicCertificate> {
    const certificate = await this.certificatesStore.findByCoaId(coaId.toUpperCase());
    if (!certificate) throw new AppError('certificate_not_found');
    const events = await this.certificatesStore.listEvents(certificate.id);
    const [picture = null] = await this.mediaService.findPictures(
      certificate.pictureId === null ? [] : [certificate.pictureId],
    );
    const printedAt = await this.ordersService.findPrintingTimes([certificate.orderId]);
    return {
      ...presentPublicCertificate(certificate, events, picture, printedAt.get(certificate.orderId) ?? null),
      qrCode: await qrCodeSvgUri(`${this.settings.http.publicOrigin}/certificate/${certificate.coaId}`),
    };
  }

  /** For every print of the order, oldest first. @throws AppError `order_not_found` */
  async listByOrder(orderNumber: string): Promise<OrderCertificate[]> {
    const order = await this.ordersService.findByNumber(orderNumber);
    if (!order) throw new AppError('order_not_found');
    return (await this.certificatesStore.listByOrder(order.id)).map((certificate) => ({
      coaId: certificate.coaId,
      orderLineId: certificate.orderLineId,
      title: certificate.artworkTitle,
      editionNumber: certificate.editionNumber,
      total: certificate.editionTotal,
      state: certificate.state,
      holderName: certificate.holderName,
      issuedAt: certificate.issuedAt.toISOString(),
      signatureApplied: certificate.signatureAppliedAt !== null,
    }));
  }

  /** All certificates of an edition, including former ones, newest first. One query. */
  async listByEdition(editionId: string): Promise<readonly EditionCertificate[]> {
    return this.certificatesStore.listByEdition(editionId);
  }

  /** Number and id of the certificates in force, `3: TF-…`, by edition and number. One query. */
  async listInForce(editionIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const byEdition = new Map<string, string[]>();
    for (const { editionId, editionNumber, coaId } of await this.certificatesStore.listInForce(editionIds))
      byEdition.set(editionId, [...(byEdition.get(editionId) ?? []), `${editionNumber}: ${coaId}`]);
    return byEdition;
  }

  /** Newest sale first. A fixed number of queries, however many there are. */
  async listByCollector(collectorId: string): Promise<CollectorCertificate[]> {
    return this.presentHeld(await this.certificatesStore.listByCollector(collectorId));
  }

  /** Certificates of one holder, as they see them, in the same order. */
  async presentHeld(certificates: readonly CertificateEntity[]): Promise<CollectorCertificate[]> {
    if (certificates.length === 0) return [];
    const ids = certificates.map(({ id }) => id);
    const [transfers, events, pictures, printedAt, artworks] = await Promise.all([
      this.certificateTransfersStore.listByCertificates(ids, this.clock.now()),
      this.certificatesStore.listEventsOf(ids),
      this.mediaService.findPictures(certificates.flatMap(({ pictureId }) => pictureId ?? [])),
      this.ordersService.findPrintingTimes(certificates.map(({ orderId }) => orderId)),
      this.catalogService.findAll(certificates.map(({ artworkId }) => artworkId)),
    ]);
    const hiddenArtworkIds = artworks.filter(({ isLive }) => !isLive).map(({ id }) => id);
    const details = { transfers, events, pictures, printedAt, hiddenArtworkIds };
    return certificates.map((certificate) => presentCollectorCertificate(certificate, details));
  }

  /** The certificate of a print that the collector owns. @throws AppError `certificate_not_found` */
  async findHeld(coaId: string, collectorId: string): Promise<HeldPrint> {
    const certificate = await this.certificatesStore.findByCoaId(coaId);
    if (certificate?.holderCollectorId !== collectorId || !isInForce(certificate))
      throw new AppError('certificate_not_found');
    return certificate;
  }
}
