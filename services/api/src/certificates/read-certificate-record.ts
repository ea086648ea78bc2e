import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../identity';
import { MediaService } from '../media';
import { PrintSales } from '../orders';
import { AppError, Clock } from '../platform';
import { presentPublic, presentTransfer } from './certificate.presenter';
import { isInForce, type Certificate } from './certificate.entity';
import { CertificatesStore } from './certificates.store';
import type { CertificateRow } from './dto/certificate-list.dto';
import type { CertificateMove, CertificateRecord } from './dto/certificate-record.dto';
import { presentRow } from './list-certificates';
import { TransfersStore } from './transfers.store';

/** A certificate as the gallery sees it, with its whole history. */
@Injectable()
export class ReadCertificateRecord {
  constructor(
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly media: MediaService,
    private readonly sales: PrintSales,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `certificate_not_found` */
  async of(coaId: string, { role }: Pick<SignedInStaff, 'role'>): Promise<CertificateRecord> {
    const certificate = await this.store.findByCoaId(coaId.toUpperCase());
    if (!certificate) throw new AppError('certificate_not_found');
    const [events, transfers, pictures, numbers] = await Promise.all([
      this.store.eventsOf(certificate.id),
      this.transfers.ofCertificates([certificate.id], this.clock.now()),
      this.media.pictures(certificate.pictureId === null ? [] : [certificate.pictureId]),
      this.sales.numbersOf([certificate.orderId]),
    ]);
    const open = transfers.find(({ state }) => state === 'open');
    const {
      series,
      year,
      medium,
      frameSize,
      frameStyle,
      saleDate,
      picture,
      replaces,
      replacedBy,
      entry,
      signed,
    } = presentPublic(certificate, events, pictures[0] ?? null);
    const row: Pick<CertificateRow, keyof CertificateRow> = presentRow(
      certificate,
      numbers.get(certificate.orderId) ?? null,
    );
    return {
      ...row,
      version: certificate.version,
      editionId: certificate.editionId,
      series,
      year,
      medium,
      frameSize,
      frameStyle,
      saleDate,
      picture,
      replaces,
      replacedBy,
      transfer: open ? presentTransfer(open) : null,
      entry,
      signed,
      moves: movesOf(certificate, role === 'owner'),
      history: events.map(({ kind, createdAt, holderName, actor, note }) => ({
        state: kind,
        at: createdAt.toISOString(),
        holderName,
        actor,
        note,
      })),
    };
  }
}

/** To sign is daily work; what takes a certificate from its holder is the owner's. */
const movesOf = (certificate: Certificate, isOwner: boolean): CertificateMove[] => {
  if (!isInForce(certificate)) return [];
  const owners: CertificateMove[] = isOwner ? ['transfer', 'replace', 'revoke'] : [];
  return certificate.signatureAppliedAt === null ? ['signature', ...owners] : owners;
};
