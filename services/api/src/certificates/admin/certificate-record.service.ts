import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../../identity';
import { MediaService } from '../../media';
import { PrintSalesService } from '../../orders';
import { AppError, Clock } from '../../platform';
import { presentCollectorTransfer, presentPublicCertificate } from '../certificate.presenter';
import { CertificatesStore } from '../certificates.store';
import { isInForce, type CertificateEntity } from '../entities/certificate.entity';
import { CertificateTransfersStore } from '../transfers/certificate-transfers.store';
import { presentCertificateRow } from './certificate-list.queries';
import type { CertificateAction, CertificateRecord, CertificateRow } from './dto/certificate-admin.dto';

/** A certificate for staff, with its whole history. */
@Injectable()
export class CertificateRecordService {
  constructor(
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly mediaService: MediaService,
    private readonly printSalesService: PrintSalesService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `certificate_not_found` */
  async get(coaId: string, { role }: Pick<SignedInStaff, 'role'>): Promise<CertificateRecord> {
    const certificate = await this.certificatesStore.findByCoaId(coaId.toUpperCase());
    if (!certificate) throw new AppError('certificate_not_found');
    const [events, transfers, pictures, numbers] = await Promise.all([
      this.certificatesStore.listEvents(certificate.id),
      this.certificateTransfersStore.listByCertificates([certificate.id], this.clock.now()),
      this.mediaService.findPictures(certificate.pictureId === null ? [] : [certificate.pictureId]),
      this.printSalesService.findOrderNumbers([certificate.orderId]),
    ]);
    const open = transfers.find(({ state }) => state === 'open');
    const {
      series,
      year,
      medium,
      frameSize,
      frameStyle,
      customFrame,
      saleDate,
      picture,
      replaces,
      replacedBy,
      entry,
      signed,
    } = presentPublicCertificate(certificate, events, pictures[0] ?? null);
    const row: Pick<CertificateRow, keyof CertificateRow> = presentCertificateRow(
      certificate,
      numbers.get(certificate.orderId) ?? null,
    );
    return {
      ...row,
      id: certificate.id,
      version: certificate.version,
      editionId: certificate.editionId,
      series,
      year,
      medium,
      frameSize,
      frameStyle,
      customFrame,
      saleDate,
      picture,
      replaces,
      replacedBy,
      transfer: open ? presentCollectorTransfer(open) : null,
      entry,
      signed,
      moves: allowedActions(certificate, role === 'owner'),
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

/** Staff may sign; only the owner may take a certificate from its holder. */
const allowedActions = (certificate: CertificateEntity, isOwner: boolean): CertificateAction[] => {
  if (!isInForce(certificate)) return [];
  const owners: CertificateAction[] = isOwner ? ['transfer', 'replace', 'revoke'] : [];
  return certificate.signatureAppliedAt === null ? ['signature', ...owners] : owners;
};
