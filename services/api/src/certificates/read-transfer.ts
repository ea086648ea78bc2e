import { Injectable } from '@nestjs/common';
import { MediaService } from '../media';
import { AppError, Clock, digestOf } from '../platform';
import type { Certificate } from './certificate.entity';
import type { CertificateTransfer } from './certificate-transfer.entity';
import { openStateOf } from './certificate.presenter';
import { CertificatesStore } from './certificates.store';
import type { TransferView } from './dto/transfer.dto';
import { TransfersStore } from './transfers.store';

/** What the person with one of the two links sees before they answer. */
@Injectable()
export class ReadTransfer {
  constructor(
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  /** Answers nothing and uses nothing up. @throws AppError `transfer_not_found` */
  async look(token: string): Promise<TransferView> {
    const digest = digestOf(token);
    const byHolder = await this.transfers.find({ holderDigest: digest });
    const transfer = byHolder ?? (await this.transfers.find({ recipientDigest: digest }));
    const isOpen = transfer?.state === 'open' && this.clock.now() < transfer.expiresAt;
    const certificate = isOpen ? await this.store.find(transfer.certificateId) : null;
    if (!transfer || !certificate) throw new AppError('transfer_not_found');
    return this.present(certificate, transfer, byHolder ? 'holder' : 'recipient');
  }

  async present(
    certificate: Certificate,
    transfer: CertificateTransfer,
    role: TransferView['role'],
  ): Promise<TransferView> {
    const { coaId, artworkTitle, number, editionTotal, size, pictureId, holderName } = certificate;
    const [picture = null] = await this.media.pictures(pictureId === null ? [] : [pictureId]);
    return {
      role,
      state: transfer.confirmedAt && transfer.acceptedAt ? 'completed' : openStateOf(transfer),
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
