import { Injectable } from '@nestjs/common';
import { EditionLedgers, type EditionInLedger } from '../catalogue';
import { ReadCertificates } from '../certificates';
import { KnownEvents, PhotoRecords } from '../events';
import { Collectors, type SignedInStaff } from '../identity';
import { PrintSales } from '../orders';
import { AppError, Clock } from '../platform';
import type { EditionLedger } from './dto/edition-ledger.dto';
import { presentLedger, type LedgerSurroundings } from './ledger.presenter';

/** The ledger of an edition with all that is known of its numbers. A known number of queries, however many they are. */
@Injectable()
export class ReadLedger {
  constructor(
    private readonly ledgers: EditionLedgers,
    private readonly sales: PrintSales,
    private readonly certificates: ReadCertificates,
    private readonly collectors: Collectors,
    private readonly photos: PhotoRecords,
    private readonly events: KnownEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `edition_not_found` */
  async of(editionId: string, { role }: Pick<SignedInStaff, 'role'>): Promise<EditionLedger> {
    const found = await this.ledgers.of(editionId);
    if (!found) throw new AppError('edition_not_found');
    const prints = found.prints.map(({ print }) => print);
    const orderIds = found.prints.flatMap(({ events }) => events.flatMap(({ orderId }) => orderId ?? []));
    const [saleOf, orderNumbers, certificates, names, photo] = await Promise.all([
      this.sales.of(prints),
      this.sales.numbersOf(orderIds),
      this.certificates.ofEdition(editionId),
      this.collectors.namesOf(prints.flatMap(({ collectorId }) => collectorId ?? [])),
      this.photoOf(found),
    ]);
    return presentLedger(found, {
      saleOf,
      orderNumbers,
      certificates,
      names,
      photo,
      isOwner: role === 'owner',
      now: this.clock.now(),
    });
  }

  private async photoOf({ edition: { photoId } }: EditionInLedger): Promise<LedgerSurroundings['photo']> {
    const photo = photoId === null ? null : await this.photos.find(photoId);
    if (!photo) return null;
    return { photo, event: (await this.events.find(photo.eventId))?.title ?? '' };
  }
}
