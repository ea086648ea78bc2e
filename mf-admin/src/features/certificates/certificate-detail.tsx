import type { CertificateRecord } from '@gallery/contracts';
import { formatPrintDimensions } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { Notice, Picture, TextLink } from '@gallery/ui';
import { Link } from 'react-router';
import { Fact, FactList, DateFact, EmailFact } from '../../components/records/fact-list';
import { DateTime } from '../../components/text/date-time';
import { RecordDetail } from '../../components/records/record-detail';
import { historyEntries, Timeline } from '../../components/records/timeline';
import { CertificateActions } from './certificate-actions';
import { CERTIFICATE_STATE_LABELS } from './certificate-filters';
import styles from './certificates.module.css';

export interface CertificateDetailProps {
  certificate: CertificateRecord;
  /** The address of another certificate's detail: the one that it replaces, or that replaced it. */
  addressOf: (coaId: string) => string;
}

/** A certificate: what it states, whose it is, what happened to it, and what can be done. */
export function CertificateDetail({ certificate, addressOf }: CertificateDetailProps) {
  const { coaId, state, transfer, history } = certificate;
  return (
    <RecordDetail
      record={{ kind: 'certificate', id: certificate.id }}
      title={coaId}
      look="number"
      state={
        <span className={styles.state} data-state={state}>
          {CERTIFICATE_STATE_LABELS[state]}
        </span>
      }
    >
      {transfer && (
        <Notice title="Being transferred">
          To {transfer.to} ({transfer.email}), until <DateTime at={transfer.expiresAt} shape="day" />
        </Notice>
      )}
      <ArtworkSummary certificate={certificate} />
      <CertificateFacts certificate={certificate} addressOf={addressOf} />
      <CertificateActions certificate={certificate} addressOf={addressOf} />
      <Timeline
        label={`History of ${coaId}`}
        hasYears
        entries={historyEntries(history, historyLabel, (actor) => ACTOR_LABELS[actor] ?? actor)}
      />
      <SignedAffiliateStatement certificate={certificate} />
    </RecordDetail>
  );
}

function ArtworkSummary({ certificate }: { certificate: CertificateRecord }) {
  const { picture, artworkTitle, series, year, medium, editionNumber, total, editionId } = certificate;
  return (
    <div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="20rem" alt="" />
      </div>
      <p className={styles.title}>{artworkTitle}</p>
      <p className={styles.facts}>
        {series}, {year}
      </p>
      <p className={styles.facts}>{medium}</p>
      <p className={styles.facts}>{formatPrintDimensions(certificate)}</p>
      <p className={styles.facts}>
        Number <TextLink to={`/admin/editions/${editionId}`}>{`${editionNumber} of ${total}`}</TextLink>
      </p>
    </div>
  );
}

function CertificateFacts({ certificate, addressOf }: CertificateDetailProps) {
  const { holderName, holderEmail, collectorId, orderNumber, replaces, replacedBy } = certificate;
  return (
    <FactList>
      <Fact label="Holder">{holderName || 'No name on file'}</Fact>
      <EmailFact email={holderEmail} />
      <Fact label="Account">{collectorId ? 'In their account' : 'None yet'}</Fact>
      {orderNumber && (
        <Fact label="Order">
          <Link to={`/admin/orders/${orderNumber}`}>{orderNumber}</Link>
        </Fact>
      )}
      <DateFact label="Sold" at={certificate.saleDate} />
      <DateFact label="Issued" at={certificate.issuedAt} />
      <Fact label="Signature">{certificate.signatureApplied ? 'Applied' : 'Not applied yet'}</Fact>
      {replaces && (
        <Fact label="Replaces">
          <Link to={addressOf(replaces)}>{replaces}</Link>
        </Fact>
      )}
      {replacedBy && (
        <Fact label="Replaced by">
          <Link to={addressOf(replacedBy)}>{replacedBy}</Link>
        </Fact>
      )}
      <Fact label="Ledger entry">{certificate.entry}</Fact>
    </FactList>
  );
}

/** What was signed at issue, for anyone who wants to check it. */
function SignedAffiliateStatement({ certificate: { coaId, signed } }: { certificate: CertificateRecord }) {
  const origin = useGallerySettings(({ settings }) => settings.publicOrigin);
  return (
    <details className={styles.statement}>
      <summary>Signed statement</summary>
      <pre className={styles.payload}>{signed.payload}</pre>
      <FactList>
        <Fact label="Signature">{signed.signature}</Fact>
        <Fact label="Key">{signed.keyId}</Fact>
      </FactList>
      <p className={styles.facts}>
        <TextLink href={`${origin}/certificate/${coaId}`} target="_blank" rel="noreferrer">
          Public page
        </TextLink>
      </p>
    </details>
  );
}

function historyLabel({ state, holderName, note }: CertificateRecord['history'][number]): string {
  const words = {
    issued: holderName ? `Issued to ${holderName}` : 'Issued',
    transferred: holderName ? `Transferred to ${holderName}` : 'Transferred',
    revoked: 'Revoked',
    replaced: 'Replaced',
  }[state];
  return note === null ? words : `${words}: ${note}`;
}

const ACTOR_LABELS: Record<string, string> = {
  shop: 'the shop',
  collector: 'its holder',
  webhook: 'the shop',
};
