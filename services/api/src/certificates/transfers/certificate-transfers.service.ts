import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, Matches } from 'class-validator';
import { normalizeEmail, type SignedInCollector } from '../../identity';
import { MediaService, Picture } from '../../media';
import {
  AppError,
  Clock,
  Database,
  hashSecret,
  generateSecret,
  IsEmailAddress,
  MaxLength,
  SINGLE_LINE,
  Trim,
} from '../../platform';
import { openTransferState, presentCollectorTransfer } from '../certificate.presenter';
import { TRANSFER_LINK_DURATION_MS } from '../certificates-policy';
import { CertificatesStore } from '../certificates.store';
import { type CollectorTransfer, OPEN_TRANSFER_STATES } from '../dto/certificate.dto';
import {
  isInForce,
  type CertificateEntity,
  type CertificateTransferEntity,
} from '../entities/certificate.entity';
import { CertificateTransferEmails } from './certificate-transfer.emails';
import { CertificateTransfersStore } from './certificate-transfers.store';

/** Body of `POST /api/collector/certificates/{coaId}/transfers`: the new holder. */
export class CreateCertificateTransfer {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the name within 200 characters.' })
  @Matches(SINGLE_LINE, { message: 'Please enter the name of the new owner on one line.' })
  @IsNotEmpty({ message: 'Please enter the name of the new owner.' })
  @IsString({ message: 'Please enter the name of the new owner.' })
  name: string;

  @ApiProperty()
  @IsEmailAddress()
  email: string;
}

/** The secret of one of the two links. */
export class TransferToken {
  @ApiProperty() @IsString() @MaxLength(200) token: string;
}

const TRANSFER_VIEW_STATES = [...OPEN_TRANSFER_STATES, 'completed'] as const;
type TransferViewState = (typeof TRANSFER_VIEW_STATES)[number];

/** A transfer for the person with one of its links. */
export class TransferView {
  @ApiProperty({ enum: ['holder', 'recipient'], description: 'Which side the link belongs to' })
  role: 'holder' | 'recipient';
  @ApiProperty({ enum: TRANSFER_VIEW_STATES }) state: TransferViewState;
  @ApiProperty({ example: 'COA-7K3M-Q9XD-04TB' }) coaId: string;
  @ApiProperty() artworkTitle: string;
  @ApiProperty() editionNumber: number;
  @ApiProperty() editionTotal: number;
  @ApiProperty({ example: '30x20' }) size: string;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
  @ApiProperty({ description: 'Current holder' }) from: string;
  @ApiProperty({ description: 'New holder' }) to: string;
  @ApiProperty({ description: 'Address of the account that must be signed in to accept' }) email: string;
  @ApiProperty({ format: 'date-time', description: 'When both links expire' }) expiresAt: string;
}

/** A holder transfers a certificate to someone else, and may cancel that while it is open (ADR 0055). */
@Injectable()
export class CertificateTransfersService {
  constructor(
    private readonly database: Database,
    private readonly certificatesStore: CertificatesStore,
    private readonly certificateTransfersStore: CertificateTransfersStore,
    private readonly certificateTransferEmails: CertificateTransferEmails,
    private readonly mediaService: MediaService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends both links. Only one transfer may be open at a time, which is why the certificate is locked.
   * @throws AppError `certificate_not_found`, `certificate_not_in_force`, `transfer_open`, `validation_failed`
   */
  create(
    collector: SignedInCollector,
    coaId: string,
    request: CreateCertificateTransfer,
  ): Promise<CollectorTransfer> {
    rejectOwnAddress(collector, request.email);
    return this.database.transaction(async () => {
      const certificate = await this.certificatesStore.lockByCoaId(coaId);
      if (certificate?.holderCollectorId !== collector.id) throw new AppError('certificate_not_found');
      if (!isInForce(certificate)) throw new AppError('certificate_not_in_force');
      const now = this.clock.now();
      await this.certificateTransfersStore.close([certificate.id], 'expired', { at: now, expiredBy: now });
      if (await this.certificateTransfersStore.hasOpen(certificate.id)) throw new AppError('transfer_open');

      const tokens = { holder: generateSecret(), recipient: generateSecret() };
      const transfer: CertificateTransferEntity = {
        id: uuid(),
        certificateId: certificate.id,
        holderCollectorId: collector.id,
        recipientName: request.name,
        recipientEmail: normalizeEmail(request.email),
        recipientCollectorId: null,
        state: 'open',
        holderDigest: hashSecret(tokens.holder),
        recipientDigest: hashSecret(tokens.recipient),
        confirmedAt: null,
        acceptedAt: null,
        expiresAt: new Date(now.getTime() + TRANSFER_LINK_DURATION_MS),
        createdAt: now,
        closedAt: null,
      };
      await this.certificateTransfersStore.insert(transfer);
      // The account's email address, not the order's: today's holder has to confirm.
      await this.certificateTransferEmails.sendRequested(
        Object.assign(certificate, { holderEmail: collector.email }),
        transfer,
        tokens,
      );
      return presentCollectorTransfer(transfer);
    });
  }

  /** Neither link works after this. @throws AppError `transfer_not_found` */
  async cancel(collector: SignedInCollector, id: string): Promise<void> {
    const found = await this.certificateTransfersStore.find({ id });
    if (found?.holderCollectorId !== collector.id) throw new AppError('transfer_not_found');
    await this.database.transaction(async () => {
      const certificate = await this.certificatesStore.lock(found.certificateId);
      const transfer = await this.certificateTransfersStore.lock(id);
      if (!certificate || transfer?.state !== 'open') throw new AppError('transfer_not_found');
      await this.certificateTransfersStore.close([certificate.id], 'cancelled', { at: this.clock.now() });
      await this.certificateTransferEmails.sendCancelled(certificate, transfer);
    });
  }

  /** What the person with either link sees before they answer. @throws AppError `transfer_not_found` */
  async findByToken(token: string): Promise<TransferView> {
    const digest = hashSecret(token);
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
    const { coaId, artworkTitle, editionNumber, editionTotal, size, pictureId, holderName } = certificate;
    const [picture = null] = await this.mediaService.findPictures(pictureId === null ? [] : [pictureId]);
    return {
      role,
      state: transfer.confirmedAt && transfer.acceptedAt ? 'completed' : openTransferState(transfer),
      coaId,
      artworkTitle,
      editionNumber,
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

function rejectOwnAddress({ email }: SignedInCollector, recipient: string): void {
  if (normalizeEmail(recipient) !== email) return;
  const message = 'This is your own address. Please enter the new owner’s.';
  throw new AppError('validation_failed', { message, fields: { email: message } });
}
