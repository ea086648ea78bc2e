import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media';
import { AppError, Clock, digestOf } from '../../platform';
import type { CertificateEntity } from '../entities/certificate.entity';
import type { CertificateTransferEntity } from '../entities/certificate-transfer.entity';
import { openTransferState } from '../certificate.presenter';
import { CertificatesStore } from '../certificates.store';
import type { TransferView } from './dto/certificate-transfer.dto';
import { CertificateTransfersStore } from './certificate-transfers.store';

/** What the person with one of the two links sees before they answer. */
@Injectable()
export class CertificateTransferLookupService {
  constructor(
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly mediaService: MediaService,
    private readonly clock: Clock,
  ) {}

  /** Answers nothing and uses nothing up. @throws AppError `transfer_not_found` */
  async findByToken(token: string): Promise<TransferView> {
    const digest = digestOf(token);
    const byHolder = await this.certificateTransfersStore.find({ holderDigest: digest });
    const transfer = byHolder ?? (await this.certificateTransfersStore.find({ recipientDigest: digest }));
    const isOpen = transfer?.state === 'open' && this.clock.now() < transfer.expiresAt;
    const certificate = isOpen ? await this.certificatesStore.find(transfer.certificateId) : null;
    if (!transfer || !certificate) throw new AppError('transfer_not_found');
    return this.present(certificate, transfer, byHolder ? 'holder' : 'recipient');
  }

  async present(
    certificate: CertificateEntity,
    transfer: CertificateTransferEntity,
    role: TransferView['role'],
  ): Promise<TransferView> {
    const { coaId, artworkTitle, number, editionTotal, size, pictureId, holderName } = certificate;
    const [picture = null] = await this.mediaService.findPictures(pictureId === null ? [] : [pictureId]);
    return {
      role,
      state: transfer.confirmedAt && transfer.acceptedAt ? 'completed' : openTransferState(transfer),
      coaId,
      artworkTitle,
      editionNumber: number,
      editionTotal,
      size,
      picture,
      from: holderName,
      to: transfer.recipientName,
      email: transfer.recipientEmail,
      expiresAt: transfer.expiresAt.toISOString(),
    };
  }
}
