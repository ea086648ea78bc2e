import type { Picture } from '../media';
import type { ProvenanceKind } from './certificates-policy';
import type {
  CertificateEntity,
  CertificateEventEntity,
  CertificateTransferEntity,
} from './entities/certificate.entity';
import { ledgerEntryCode } from './issuing/certificate-statement';
import type {
  ProvenanceEntry,
  PublicCertificate,
  CollectorCertificate,
  CollectorTransfer,
  OpenTransferState,
} from './dto/certificate.dto';

/** What is public about a certificate: these fields and no others leave the API. */
export function presentPublicCertificate(
  certificate: CertificateEntity,
  events: readonly CertificateEventEntity[],
  picture: Picture | null,
  printedAt: Date | null = null,
): Omit<PublicCertificate, 'qrCode'> {
  const { coaId, state, artworkTitle, series, year, medium, size, frameSize, frameStyle, customFrame } =
    certificate;
  const { editionNumber, editionTotal, saleDate, issuedAt, replaces, replacedBy, statement } = certificate;
  return {
    coaId,
    state,
    artworkTitle,
    series,
    year,
    medium,
    size,
    frameSize,
    frameStyle,
    customFrame,
    editionNumber,
    editionTotal,
    saleDate: saleDate.toISOString(),
    issuedAt: issuedAt.toISOString(),
    picture,
    signatureApplied: certificate.signatureAppliedAt !== null,
    signatureSrc: certificate.signatureSrc,
    replaces,
    replacedBy,
    entry: ledgerEntryCode(statement),
    history: events.map(({ kind, createdAt }) => ({ state: kind, at: createdAt.toISOString() })),
    provenance: presentProvenance(certificate, events, printedAt),
    signed: {
      payload: statement,
      signature: certificate.statementSignature,
      keyId: certificate.keyId,
      algorithm: 'Ed25519',
    },
  };
}

/**
 * What is known about the print's provenance. For a certificate that replaces another, earlier transfers belong to the
 * replaced one.
 */
function presentProvenance(
  { id, saleDate }: CertificateEntity,
  events: readonly CertificateEventEntity[],
  printedAt: Date | null,
): ProvenanceEntry[] {
  const dates: [ProvenanceKind, Date][] = [['sold', saleDate]];
  if (printedAt) dates.push(['printed', printedAt]);
  for (const { certificateId, kind, createdAt } of events)
    if (certificateId === id && kind === 'transferred') dates.push(['transferred', createdAt]);
  return dates
    .toSorted(([, first], [, second]) => first.getTime() - second.getTime())
    .map(([kind, at]) => ({ kind, at: at.toISOString() }));
}

/** Details of certificates, loaded together for all certificates of one holder. */
export interface HeldCertificateDetails {
  transfers: readonly CertificateTransferEntity[];
  events: readonly CertificateEventEntity[];
  pictures: readonly Picture[];
  /** When the prints of an order were made, by order id. */
  printedAt: ReadonlyMap<string, Date>;
  /** Artworks that the public does not see. */
  hiddenArtworkIds: readonly string[];
}

/** What the holder sees of it. */
export function presentCollectorCertificate(
  certificate: CertificateEntity,
  { transfers, events, pictures, printedAt, hiddenArtworkIds }: HeldCertificateDetails,
): CollectorCertificate {
  const own = transfers.filter(({ certificateId }) => certificateId === certificate.id);
  const open = own.find(({ state }) => state === 'open');
  return {
    id: certificate.id,
    artworkTitle: certificate.artworkTitle,
    editionNumber: certificate.editionNumber,
    editionTotal: certificate.editionTotal,
    size: certificate.size,
    coaId: certificate.coaId,
    saleDate: certificate.saleDate.toISOString(),
    signatureApplied: certificate.signatureAppliedAt !== null,
    pdfPath: `/api/collector/certificates/${certificate.coaId}.pdf`,
    artworkId: certificate.artworkId,
    orderId: own.some(({ state }) => state === 'completed') ? null : certificate.orderId,
    state: certificate.state,
    provenance: presentProvenance(certificate, events, printedAt.get(certificate.orderId) ?? null),
    isArtworkHidden: hiddenArtworkIds.includes(certificate.artworkId),
    picture: pictures.find(({ id }) => id === certificate.pictureId) ?? null,
    transfer: open ? presentCollectorTransfer(open) : null,
  };
}

/** Which side has answered; once both have, the transfer is no longer open. */
export function openTransferState({
  confirmedAt,
  acceptedAt,
}: Pick<CertificateTransferEntity, 'confirmedAt' | 'acceptedAt'>): OpenTransferState {
  if (confirmedAt) return 'confirmed';
  return acceptedAt ? 'accepted' : 'asked';
}

/** A transfer under way as its holder sees it. */
export function presentCollectorTransfer(transfer: CertificateTransferEntity): CollectorTransfer {
  const { id, recipientName, recipientEmail, expiresAt } = transfer;
  return {
    id,
    to: recipientName,
    email: recipientEmail,
    state: openTransferState(transfer),
    expiresAt: expiresAt.toISOString(),
  };
}
