import { Injectable } from '@nestjs/common';
import { BackInStockService, EditionLedgerQueries, type EditionWithPrints } from '../catalog';
import { CertificatesService } from '../certificates';
import { EventCacheService, EventPhotosService } from '../events';
import { CollectorsService, type SignedInStaff } from '../identity';
import { PrintSalesService, WaitingRoomService } from '../orders';
import { AppError, Clock } from '../platform';
import type { EditionStock } from './dto/edition-ledger.dto';
import { presentEditionLedger, type EditionLedgerContext } from './edition-ledger.presenter';

/** The ledger of an edition, from catalog, orders, certificates and events. A fixed number of queries. */
@Injectable()
export class EditionLedgerService {
  constructor(
    private readonly editionLedgerQueries: EditionLedgerQueries,
    private readonly printSalesService: PrintSalesService,
    private readonly certificatesService: CertificatesService,
    private readonly collectorsService: CollectorsService,
    private readonly eventPhotosService: EventPhotosService,
    private readonly eventCacheService: EventCacheService,
    private readonly backInStockService: BackInStockService,
    private readonly waitingRoomService: WaitingRoomService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `edition_not_found` */
  async get(editionId: string, { role }: Pick<SignedInStaff, 'role'>): Promise<EditionStock> {
    const found = await this.editionLedgerQueries.find(editionId);
    if (!found) throw new AppError('edition_not_found');
    const prints = found.prints.map(({ print }) => print);
    const orderIds = found.prints.flatMap(({ events }) => events.flatMap(({ orderId }) => orderId ?? []));
    const [saleOf, orderNumbers, certificates, names, photo, waiting, alerts] = await Promise.all([
      this.printSalesService.findForPrints(prints),
      this.printSalesService.findOrderNumbers(orderIds),
      this.certificatesService.listByEdition(editionId),
      this.collectorsService.findNames(prints.flatMap(({ collectorId }) => collectorId ?? [])),
      this.photoOf(found),
      this.waitingRoomService.countPeople(editionId),
      this.backInStockService.countWaiting(editionId),
    ]);
    return presentEditionLedger(found, {
      saleOf,
      orderNumbers,
      certificates,
      names,
      photo,
      waiting,
      alerts,
      isOwner: role === 'owner',
      now: this.clock.now(),
    });
  }

  private async photoOf({ edition: { photoId } }: EditionWithPrints): Promise<EditionLedgerContext['photo']> {
    const photo = photoId === null ? null : await this.eventPhotosService.find(photoId);
    if (!photo) return null;
    return { photo, event: (await this.eventCacheService.find(photo.eventId))?.title ?? '' };
  }
}
