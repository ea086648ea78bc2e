import { createHash } from 'node:crypto';
import { certificateStatement, formatLongDate, formatPrintDimensions } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { MediaFilesService, MediaService } from '../../media';
import { ConcurrencyLimiter, AppError, Settings } from '../../platform';
import {
  CERTIFICATE_PICTURE_WIDTH_PX,
  CERTIFICATE_SIGNATURE_WIDTH_PX,
  MAX_CONCURRENT_CERTIFICATE_RENDERS,
} from '../certificates-policy';
import { CertificatesStore } from '../certificates.store';
import type { CertificateEntity, CertificateEventEntity } from '../entities/certificate.entity';
import { ledgerEntryCode } from '../issuing/certificate-statement';
import { renderCertificatePdf, type CertificatePaper, type CertificatePaperPicture } from './certificate-pdf';

/** Raise this when the layout changes, so that browsers refetch certificates that they have cached. */
const LAYOUT_VERSION = 2;

/** A certificate that may be rendered, with the ETag of its PDF. */
export interface RenderableCertificate {
  certificate: CertificateEntity;
  events: CertificateEventEntity[];
  etag: string;
}

/** Certificates as PDF, for their holders and the gallery only (ADR 0055). */
@Injectable()
export class CertificatePaperService {
  private readonly renders = new ConcurrencyLimiter({ running: MAX_CONCURRENT_CERTIFICATE_RENDERS });

  constructor(
    private readonly certificatesStore: CertificatesStore,
    private readonly mediaService: MediaService,
    private readonly mediaFilesService: MediaFilesService,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `certificate_not_found`, also for someone else's certificate */
  async findForHolder(coaId: string, collectorId: string): Promise<RenderableCertificate> {
    const certificate = await this.certificatesStore.findByCoaId(coaId);
    if (certificate?.holderCollectorId !== collectorId) throw new AppError('certificate_not_found');
    return this.toRenderable(certificate);
  }

  /** For any holder. @throws AppError `certificate_not_found` */
  async findForGallery(coaId: string): Promise<RenderableCertificate> {
    const certificate = await this.certificatesStore.findByCoaId(coaId);
    if (!certificate) throw new AppError('certificate_not_found');
    return this.toRenderable(certificate);
  }

  async renderPdf({ certificate, events }: RenderableCertificate): Promise<Buffer> {
    const { signatureSrc } = certificate;
    const [picture, signature] = await Promise.all([
      this.pictureOf(certificate),
      signatureSrc === null
        ? null
        : this.mediaFilesService.svgAsPng(signatureSrc, CERTIFICATE_SIGNATURE_WIDTH_PX),
    ]);
    const paper = { ...this.paperOf(certificate, events), picture, signature };
    return this.renders.run(() => renderCertificatePdf(paper));
  }

  private async toRenderable(certificate: CertificateEntity): Promise<RenderableCertificate> {
    const events = await this.certificatesStore.listEvents(certificate.id);
    const { statement, state, holderName, signatureSrc, replacedBy } = certificate;
    const { name, timeZone, paper } = this.settings.brand;
    const rendered = [
      LAYOUT_VERSION,
      statement,
      state,
      events.length,
      holderName,
      signatureSrc,
      replacedBy,
      name,
      timeZone,
      paper,
    ];
    const etag = `"${createHash('sha256').update(JSON.stringify(rendered)).digest('base64url')}"`;
    return { certificate, events, etag };
  }

  private paperOf(
    certificate: CertificateEntity,
    events: readonly CertificateEventEntity[],
  ): Omit<CertificatePaper, 'picture' | 'signature'> {
    const { artworkTitle, series, year, medium, editionNumber, editionTotal, coaId, issuedAt } = certificate;
    return {
      gallery: this.settings.brand.name,
      title: artworkTitle,
      origin: `${series}, ${year}`,
      medium,
      dimensions: formatPrintDimensions(certificate),
      editionNumber,
      total: editionTotal,
      sentence: certificateStatement(editionNumber, editionTotal),
      warning: invalidityNotice(certificate, events, this.settings.brand.timeZone),
      facts: [
        { label: 'Issued to', value: certificate.holderName },
        { label: 'Date', value: formatLongDate(issuedAt, this.settings.brand.timeZone) },
        { label: 'Certificate', value: coaId },
        { label: 'Ledger entry', value: ledgerEntryCode(certificate.statement) },
      ],
      address: `${this.settings.http.publicOrigin}/certificate/${coaId}`,
      issuedAt,
      paper: this.settings.brand.paper,
    };
  }

  private async pictureOf({ pictureId }: CertificateEntity): Promise<CertificatePaperPicture | null> {
    const [picture] = await this.mediaService.findPictures(pictureId === null ? [] : [pictureId]);
    const jpeg = picture && (await this.mediaService.readJpeg(picture, CERTIFICATE_PICTURE_WIDTH_PX));
    return picture && jpeg ? { jpeg, width: picture.width, height: picture.height, alt: picture.alt } : null;
  }
}

function invalidityNotice(
  { state, replacedBy }: CertificateEntity,
  events: readonly CertificateEventEntity[],
  timeZone: string,
): string | null {
  if (state === 'issued' || state === 'transferred') return null;
  const at = events.findLast(({ kind }) => kind === state)?.createdAt;
  const day = at ? ` on ${formatLongDate(at, timeZone)}` : '';
  return state === 'revoked'
    ? `Revoked${day}. This certificate is no longer valid.`
    : `Replaced${day} by ${replacedBy ?? 'another certificate'}. This certificate is no longer valid.`;
}
