import type { PublicCertificate } from '@gallery/contracts';
import { certificateStatement, formatLongDate, formatPrintDimensions } from '@gallery/domain';
import { useGallerySettings, useTimeZone } from '@gallery/session';
import { Picture } from '@gallery/ui';
import { Link } from 'react-router';
import { provenanceLine } from '../../components/provenance';
import styles from './certificate-sheet.module.css';

export interface CertificateSheetProps {
  certificate: PublicCertificate;
}

/** Width by height from which a picture leaves no room for the edition number beside it. */
const WIDE_RATIO = 1.2;

/** A certificate as printed, without its holder. */
export function CertificateSheet({ certificate }: CertificateSheetProps) {
  const gallery = useGallerySettings(({ settings }) => settings.brand.name);
  const timeZone = useTimeZone();
  const { artworkTitle, series, year, medium, editionNumber, editionTotal, picture } = certificate;
  const ratio = picture ? picture.width / picture.height : 1.5;
  return (
    <article className={styles.sheet}>
      <p className={styles.head}>
        <span>{gallery}</span>
        <span>Certificate of authenticity</span>
      </p>
      <CertificateState certificate={certificate} />
      <div className={styles.work} data-upright={ratio < WIDE_RATIO || undefined} style={ratioStyle(ratio)}>
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 40rem) 41rem, 90vw" priority />
        </div>
        <p className={styles.number}>
          <span>{editionNumber}</span> of {editionTotal}
        </p>
        <h1 className={styles.title} style={lettersStyle(artworkTitle)}>
          {artworkTitle}
        </h1>
        <p className={styles.lines}>
          {[`${series}, ${year}`, medium, formatPrintDimensions(certificate)].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p className={styles.sentence}>{certificateStatement(editionNumber, editionTotal)}</p>
      </div>
      <dl className={styles.facts}>
        <Fact name="Date">{formatLongDate(certificate.issuedAt, timeZone)}</Fact>
        <Fact name="Certificate">{certificate.coaId}</Fact>
        <Fact name="Ledger entry">{certificate.entry}</Fact>
      </dl>
      <p className={styles.provenance}>{provenanceLine(certificate.provenance, timeZone)}</p>
      <div className={styles.foot}>
        <figure className={styles.signature}>
          {certificate.signatureSrc !== null && (
            <img src={certificate.signatureSrc} alt="Signature of the photographer" />
          )}
          <figcaption>
            {certificate.signatureSrc === null ? 'Awaiting the photographer’s signature' : 'The photographer'}
          </figcaption>
        </figure>
        <figure className={styles.scan}>
          <figcaption>Scan to read this entry in the open ledger</figcaption>
          <img src={certificate.qrCode} alt={`QR code of certificate ${certificate.coaId}`} />
        </figure>
      </div>
    </article>
  );
}

const ratioStyle = (ratio: number): Record<string, number> => ({ '--ratio': ratio });

const lettersStyle = (title: string): Record<string, number> => ({ '--letters': title.length });

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Whether the certificate is in force, first of all. */
function CertificateState({ certificate: { state, history, replacedBy, replaces } }: CertificateSheetProps) {
  const timeZone = useTimeZone();
  const since = history.findLast((entry) => entry.state === state)?.at;
  const day = since === undefined ? '' : ` on ${formatLongDate(since, timeZone)}`;
  const other = state === 'replaced' ? replacedBy : replaces;
  return (
    <p className={styles.state} data-invalid={state === 'revoked' || state === 'replaced' || undefined}>
      {certificateStateText(state, day)}
      {other !== null && (
        <>
          {' '}
          {state === 'replaced' ? 'Replaced by ' : 'Replaces '}
          <Link to={`/certificate/${other}`}>{other}</Link>.
        </>
      )}
    </p>
  );
}

function certificateStateText(state: PublicCertificate['state'], day: string): string {
  switch (state) {
    case 'issued':
      return 'Valid. This certificate is in force.';
    case 'transferred':
      return `Valid. Transferred to a new owner${day}.`;
    case 'revoked':
      return `Revoked${day}. This certificate is no longer valid.`;
    case 'replaced':
      return `Replaced${day}. This certificate is no longer valid.`;
  }
}
