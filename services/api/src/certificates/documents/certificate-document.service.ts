import { createHash } from 'node:crypto';
import { formatCertificateDate, certificateStatement, formatPrintDimensions } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { MediaFilesService, MediaService, ConcurrencyLimiter } from '../../media';
import { AppError, Settings } from '../../platform';
import type { CertificateEntity } from '../entities/certificate.entity';
import type { CertificateEventEntity } from '../entities/certificate-event.entity';
import { ledgerEntryCode } from '../issuing/certificate-statement';
import { CertificatesStore } from '../certificates.store';
import { renderCertificatePdf } from './certificate-pdf';
import type { CertificateDocument, CertificateDocumentPicture } from './certificate-document';

/** Drawing keeps the process busy for some 60 to 100 ms: one at a time, so that other requests come in between. */
const MAX_CONCURRENT_CERTIFICATE_RENDERS = 1;
/** Raise it when the drawing changes: sheets that browsers keep are then fetched again. */
const LAYOUT_VERSION = 1;
/** Widest derivative that is put on paper, in pixels: 230 to 340 per inch. */
const PICTURE_WIDTH = 1600;
/** In pixels: 480 per inch. */
const SIGNATURE_WIDTH = 950;

/** A certificate that may be printed, and the mark by which a browser knows the sheet again. */
export interface RenderableCertificate {
  certificate: CertificateEntity;
  events: CertificateEventEntity[];
  etag: string;
}

/** Certificates as sheets of paper, for their holders and the gallery alone (ADR 0055). */
@Injectable()
export class CertificateDocumentService {
  private readonly slots = new ConcurrencyLimiter(MAX_CONCURRENT_CERTIFICATE_RENDERS);

  constructor(
    private readonly certificatesStore: CertificatesStore,
    private readonly mediaService: MediaService,
    private readonly mediaFilesService: MediaFilesService,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `certificate_not_found`, for those of others too */
  async findForHolder(coaId: string, collectorId: string): Promise<RenderableCertificate> {
    const certificate = await this.certificatesStore.findByCoaId(coaId);
    if (certificate?.holderCollectorId !== collectorId) throw new AppError('certificate_not_found');
    return this.toRenderable(certificate);
  }

  /** Of any holder, and of none. @throws AppError `certificate_not_found` */
  async findForGallery(coaId: string): Promise<RenderableCertificate> {
    const certificate = await this.certificatesStore.findByCoaId(coaId);
    if (!certificate) throw new AppError('certificate_not_found');
    return this.toRenderable(certificate);
  }

  /** The sheet as PDF. */
  async renderPdf({ certificate, events }: RenderableCertificate): Promise<Buffer> {
    const { signatureSrc } = certificate;
    const [picture, signature] = await Promise.all([
      this.pictureOf(certificate),
      signatureSrc === null ? null : this.mediaFilesService.svgAsPng(signatureSrc, SIGNATURE_WIDTH),
    ]);
    const paper = { ...this.documentOf(certificate, events), picture, signature };
    return this.slots.run(() => renderCertificatePdf(paper));
  }

  private async toRenderable(certificate: CertificateEntity): Promise<RenderableCertificate> {
    const events = await this.certificatesStore.listEvents(certificate.id);
    const { statement, state, holderName, signatureSrc, replacedBy } = certificate;
    const { name } = this.settings.brand;
    const shown = [
      LAYOUT_VERSION,
      statement,
      state,
      events.length,
      holderName,
      signatureSrc,
      replacedBy,
      name,
    ];
    const etag = `"${createHash('sha256').update(JSON.stringify(shown)).digest('base64url')}"`;
    return { certificate, events, etag };
  }

  private documentOf(
    certificate: CertificateEntity,
    events: readonly CertificateEventEntity[],
  ): Omit<CertificateDocument, 'picture' | 'signature'> {
    const { artworkTitle, series, year, medium, number, editionTotal, coaId, issuedAt } = certificate;
    return {
      gallery: this.settings.brand.name,
      title: artworkTitle,
      origin: `${series}, ${year}`,
      medium,
      dimensions: formatPrintDimensions(certificate),
      number,
      total: editionTotal,
      sentence: certificateStatement(number, editionTotal),
      warning: invalidityNotice(certificate, events),
      facts: [
        { label: 'Issued to', value: certificate.holderName },
        { label: 'Date', value: formatCertificateDate(issuedAt) },
        { label: 'Certificate', value: coaId },
        { label: 'Ledger entry', value: ledgerEntryCode(certificate.statement) },
      ],
      address: `${this.settings.http.publicOrigin}/certificate/${coaId}`,
      issuedAt,
    };
  }

  private async pictureOf({ pictureId }: CertificateEntity): Promise<CertificateDocumentPicture | null> {
    const [picture] = await this.mediaService.findPictures(pictureId === null ? [] : [pictureId]);
    const jpeg = picture && (await this.mediaService.readJpeg(picture, PICTURE_WIDTH));
    return picture && jpeg ? { jpeg, width: picture.width, height: picture.height } : null;
  }
}

function invalidityNotice(
  { state, replacedBy }: CertificateEntity,
  events: readonly CertificateEventEntity[],
): string | null {
  if (state === 'issued' || state === 'transferred') return null;
  const since = events.findLast(({ kind }) => kind === state)?.createdAt;
  const day = since ? ` on ${formatCertificateDate(since)}` : '';
  return state === 'revoked'
    ? `Revoked${day}. This certificate is no longer valid.`
    : `Replaced${day} by ${replacedBy ?? 'another certificate'}. This certificate is no longer valid.`;
}
