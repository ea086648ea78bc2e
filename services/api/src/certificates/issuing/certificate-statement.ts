import { createHash } from 'node:crypto';
import type { CertificateEntity } from '../entities/certificate.entity';

/** What is signed for a certificate: everything that it states, without names. */
export type StatedCertificate = Omit<
  CertificateEntity,
  | 'holderName'
  | 'holderEmail'
  | 'holderCollectorId'
  | 'signatureAppliedAt'
  | 'signatureSrc'
  | 'replacedBy'
  | 'statement'
  | 'statementSignature'
  | 'keyId'
  | 'version'
>;

/** The canonical statement of a certificate at issue. */
export function certificateStatement(certificate: StatedCertificate, gallery: string): string {
  return canonicalJson({
    type: 'certificate-of-authenticity',
    version: 1,
    coaId: certificate.coaId,
    gallery,
    artwork: {
      id: certificate.artworkId,
      title: certificate.artworkTitle,
      series: certificate.series,
      year: certificate.year,
    },
    medium: certificate.medium,
    size: certificate.size,
    frame: {
      size: certificate.frameSize,
      style: certificate.frameStyle,
      // Left out when there is none, so that statements that were signed earlier stay the same.
      ...(certificate.customFrame !== null && { words: certificate.customFrame }),
    },
    edition: { id: certificate.editionId, total: certificate.editionTotal },
    number: certificate.editionNumber,
    saleDate: certificate.saleDate.toISOString(),
    issuedAt: certificate.issuedAt.toISOString(),
    replaces: certificate.replaces,
    state: certificate.state,
  });
}

/** JSON with sorted names and no spaces; for plain values the canonical form of RFC 8785. */
export function canonicalJson(value: unknown): string {
  if (isList(value)) return `[${value.map((each) => canonicalJson(each)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null);
  const members = new Map<string, unknown>(Object.entries(value));
  const names = [...members.keys()].toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(members.get(name))}`).join(',')}}`;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The ledger entry's code in print: the first 64 bits of the statement's SHA-256, `9f2c 41ab 7d03 e6c8`. */
export function ledgerEntryCode(statement: string): string {
  const digest = createHash('sha256').update(statement).digest('hex');
  return (digest.slice(0, 16).match(/.{4}/g) ?? []).join(' ');
}
