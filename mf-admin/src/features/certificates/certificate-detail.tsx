import type { CertificateRecord } from '@gallery/contracts';
import { printDimensions } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { Notice, Picture, WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { Fact, FactList } from '../../parts/fact-list';
import { Moment } from '../../parts/moment';
import { RecordDetail } from '../../parts/record-detail';
import { staffName } from '../../parts/staff-name';
import { Timeline } from '../../parts/timeline';
import { CertificateActions } from './certificate-actions';
import { STATE_WORDS } from './certificate-filters';
import styles from './certificates.module.css';

export interface CertificateDetailProps {
  certificate: CertificateRecord;
  /** Where another certificate's detail is: the one that it replaces, or that replaced it. */
  addressOf: (coaId: string) => string;
}

/** A certificate: what it states, whose it is, what happened to it, and what can be done. */
export function CertificateDetail({ certificate, addressOf }: CertificateDetailProps) {
  const { coaId, state, transfer, history } = certificate;
  return (
    <RecordDetail
      title={coaId}
      look="number"
      state={
        <span className={styles.state} data-state={state}>
          {STATE_WORDS[state]}
        </span>
      }
    >
      {transfer && (
        <Notice title="Being transferred">
          To {transfer.to} ({transfer.email}), until <Moment at={transfer.expiresAt} shape="day" />
        </Notice>
      )}
      <Work certificate={certificate} />
      <CertificateFacts certificate={certificate} addressOf={addressOf} />
      <CertificateActions certificate={certificate} addressOf={addressOf} />
      <Timeline
        label={`History of ${coaId}`}
        hasYears
        entries={history.map((entry, index) => ({
          key: `${index}`,
          at: entry.at,
          text: historyWords(entry),
          by: ACTORS[entry.actor] ?? staffName(entry.actor),
        }))}
      />
      <Statement certificate={certificate} />
    </RecordDetail>
  );
}

function Work({ certificate }: { certificate: CertificateRecord }) {
  const { picture, artworkTitle, series, year, medium, number, total, editionId } = certificate;
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
      <p className={styles.facts}>{printDimensions(certificate)}</p>
      <p className={styles.facts}>
        Number{' '}
        <WordLink render={(link) => <Link to={`/admin/editions/${editionId}`} {...link} />}>
          {`${number} of ${total}`}
        </WordLink>
      </p>
    </div>
  );
}

function CertificateFacts({ certificate, addressOf }: CertificateDetailProps) {
  const { holderName, holderEmail, collectorId, orderNumber, replaces, replacedBy } = certificate;
  return (
    <FactList>
      <Fact label="Holder">{holderName || 'No name is kept'}</Fact>
      {holderEmail && (
        <Fact label="E-mail">
          <a href={`mailto:${holderEmail}`}>{holderEmail}</a>
        </Fact>
      )}
      <Fact label="Account">{collectorId ? 'In their account' : 'None yet'}</Fact>
      {orderNumber && (
        <Fact label="Order">
          <Link to={`/admin/orders/${orderNumber}`}>{orderNumber}</Link>
        </Fact>
      )}
      <Fact label="Sold">
        <Moment at={certificate.saleDate} shape="day" />
      </Fact>
      <Fact label="Issued">
        <Moment at={certificate.issuedAt} shape="day" />
      </Fact>
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

/** What was signed at issue, for whoever wants to check it. */
function Statement({ certificate: { coaId, signed } }: { certificate: CertificateRecord }) {
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
        <WordLink href={`${origin}/certificate/${coaId}`} target="_blank" rel="noreferrer">
          Public page
        </WordLink>
      </p>
    </details>
  );
}

function historyWords({ state, holderName, note }: CertificateRecord['history'][number]): string {
  const words = {
    issued: holderName ? `Issued to ${holderName}` : 'Issued',
    transferred: holderName ? `Transferred to ${holderName}` : 'Transferred',
    revoked: 'Revoked',
    replaced: 'Replaced',
  }[state];
  return note === null ? words : `${words}: ${note}`;
}

const ACTORS: Record<string, string> = { shop: 'the shop', collector: 'its holder', webhook: 'the shop' };
