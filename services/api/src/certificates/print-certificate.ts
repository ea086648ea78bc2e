import { createHash } from 'node:crypto';
import { certificateDate, certificateSentence, printDimensions } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { MediaFiles, MediaService, Slots } from '../media';
import { AppError, Settings } from '../platform';
import type { Certificate } from './certificate.entity';
import type { CertificateEvent } from './certificate-event.entity';
import { ledgerEntry } from './certificate-statement';
import { CertificatesStore } from './certificates.store';
import { drawCertificate } from './paper/draw-certificate';
import type { PaperCertificate, PaperPicture } from './paper/paper-certificate';

/** Drawing keeps the process busy for some 60 to 100 ms: one at a time, so that other requests come in between. */
const AT_ONCE = 1;
/** Raise it when the drawing changes: sheets that browsers keep are then fetched again. */
const DRAWING = 1;
/** Widest derivative that is put on paper, in pixels: 230 to 340 per inch. */
const PICTURE_WIDTH = 1600;
/** In pixels: 480 per inch. */
const SIGNATURE_WIDTH = 950;

/** A certificate that may be printed, and the mark by which a browser knows the sheet again. */
export interface PrintableCertificate {
  certificate: Certificate;
  events: CertificateEvent[];
  etag: string;
}

/** Certificates as sheets of paper, for their holders and the gallery alone (ADR 0055). */
@Injectable()
export class PrintCertificate {
  private readonly slots = new Slots(AT_ONCE);

  constructor(
    private readonly store: CertificatesStore,
    private readonly media: MediaService,
    private readonly files: MediaFiles,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `certificate_not_found`, for those of others too */
  async find(coaId: string, collectorId: string): Promise<PrintableCertificate> {
    const certificate = await this.store.findByCoaId(coaId);
    if (certificate?.holderCollectorId !== collectorId) throw new AppError('certificate_not_found');
    return this.printable(certificate);
  }

  /** Of any holder, and of none. @throws AppError `certificate_not_found` */
  async findForGallery(coaId: string): Promise<PrintableCertificate> {
    const certificate = await this.store.findByCoaId(coaId);
    if (!certificate) throw new AppError('certificate_not_found');
    return this.printable(certificate);
  }

  /** The sheet as PDF. */
  async print({ certificate, events }: PrintableCertificate): Promise<Buffer> {
    const { signatureSrc } = certificate;
    const [picture, signature] = await Promise.all([
      this.pictureOf(certificate),
      signatureSrc === null ? null : this.files.drawingAsPng(signatureSrc, SIGNATURE_WIDTH),
    ]);
    const paper = { ...this.paperOf(certificate, events), picture, signature };
    return this.slots.run(() => drawCertificate(paper));
  }

  private async printable(certificate: Certificate): Promise<PrintableCertificate> {
    const events = await this.store.eventsOf(certificate.id);
    const { statement, state, holderName, signatureSrc, replacedBy } = certificate;
    const { name } = this.settings.brand;
    const shown = [DRAWING, statement, state, events.length, holderName, signatureSrc, replacedBy, name];
    const etag = `"${createHash('sha256').update(JSON.stringify(shown)).digest('base64url')}"`;
    return { certificate, events, etag };
  }

  private paperOf(
    certificate: Certificate,
    events: readonly CertificateEvent[],
  ): Omit<PaperCertificate, 'picture' | 'signature'> {
    const { artworkTitle, series, year, medium, number, editionTotal, coaId, issuedAt } = certificate;
    return {
      gallery: this.settings.brand.name,
      title: artworkTitle,
      origin: `${series}, ${year}`,
      medium,
      dimensions: printDimensions(certificate),
      number,
      total: editionTotal,
      sentence: certificateSentence(number, editionTotal),
      warning: warningOf(certificate, events),
      facts: [
        { label: 'Issued to', value: certificate.holderName },
        { label: 'Date', value: certificateDate(issuedAt) },
        { label: 'Certificate', value: coaId },
        { label: 'Ledger entry', value: ledgerEntry(certificate.statement) },
      ],
      address: `${this.settings.http.publicOrigin}/certificate/${coaId}`,
      issuedAt,
    };
  }

  private async pictureOf({ pictureId }: Certificate): Promise<PaperPicture | null> {
    const [picture] = await this.media.pictures(pictureId === null ? [] : [pictureId]);
    const jpeg = picture && (await this.media.jpeg(picture, PICTURE_WIDTH));
    return picture && jpeg ? { jpeg, width: picture.width, height: picture.height } : null;
  }
}

function warningOf({ state, replacedBy }: Certificate, events: readonly CertificateEvent[]): string | null {
  if (state === 'issued' || state === 'transferred') return null;
  const since = events.findLast(({ kind }) => kind === state)?.createdAt;
  const day = since ? ` on ${certificateDate(since)}` : '';
  return state === 'revoked'
    ? `Revoked${day}. This certificate is no longer valid.`
    : `Replaced${day} by ${replacedBy ?? 'another certificate'}. This certificate is no longer valid.`;
}
