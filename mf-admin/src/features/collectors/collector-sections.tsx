import { releaseCollectorReservation, collectorPreviewQuery } from '@gallery/api-client';
import type { CollectorDetail, PreviewedArtwork } from '@gallery/contracts';
import { toCents, formatMoney, formatSize, orderStatusLabel } from '@gallery/domain';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextButton } from '../../components/actions/text-button';
import { DetailSection } from '../../components/records/detail-section';
import { DateTime } from '../../components/text/date-time';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowFacts, RowList } from '../../components/records/row-list';
import { QueryState } from '../../components/feedback/query-state';
import styles from './collectors.module.css';

/** What they bought, hold and have reserved; parts without anything are left out. */
export function CollectorPurchasesService({ collector }: { collector: CollectorDetail }) {
  const { orders, certificates, reservations } = collector;
  return (
    <>
      {orders.length > 0 && (
        <DetailSection title="Orders">
          <RowList>
            {orders.map(({ number, status, createdAt, total, titles }) => (
              <Row key={number}>
                <Link to={`/admin/orders/${number}`}>{number}</Link>
                <span>{formatMoney(toCents(total))}</span>
                <RowFacts>{[...new Set(titles)].join(', ')}</RowFacts>
                <RowFacts>
                  {orderStatusLabel(status)}, <DateTime at={createdAt} shape="day" />
                </RowFacts>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
      {certificates.length > 0 && (
        <DetailSection title="Certificates">
          <RowList>
            {certificates.map(({ coaId, title, size, editionNumber, total, state }) => (
              <Row key={coaId}>
                <span>
                  {title}, {formatSize(size)}, {editionNumber} of {total}
                </span>
                <MutedText>{state}</MutedText>
                <RowFacts>
                  <Link to={`/admin/certificates/${coaId}`}>{coaId}</Link>
                </RowFacts>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
      {reservations.length > 0 && <Reservations collectorId={collector.id} reservations={reservations} />}
    </>
  );
}

interface ReservationsProps {
  collectorId: string;
  reservations: CollectorDetail['reservations'];
}

function Reservations({ collectorId, reservations }: ReservationsProps) {
  const releasing = useMutation(releaseCollectorReservation());
  return (
    <DetailSection title="Reservations">
      <RowList>
        {reservations.map(({ editionId, title, size, editionNumber, until }) => (
          <Row key={`${editionId}-${editionNumber}`}>
            <span>
              {title}, {formatSize(size)}, number {editionNumber}
              <br />
              <MutedText>
                until <DateTime at={until} shape="short" />
              </MutedText>
            </span>
            <span>
              <TextButton
                aria-label={`Release ${title}, number ${editionNumber}`}
                isBusy={releasing.isPending && releasing.variables.editionNumber === editionNumber}
                onClick={() => releasing.mutate({ id: collectorId, editionId, editionNumber })}
              >
                Release
              </TextButton>
            </span>
          </Row>
        ))}
      </RowList>
      <ErrorNotice title="The number was not released." failure={releasing.error} />
    </DetailSection>
  );
}

/** What they asked for and what is meant for them: commissions, previews, inquiries, the pre-sale list. */
export function CollectorRequests({ collector }: { collector: CollectorDetail }) {
  const { commissions, previews, inquiries, presaleRequests } = collector;
  return (
    <>
      {commissions.length > 0 && (
        <DetailSection title="Commissions">
          <RowList>
            {commissions.map(({ id, projectType, status, createdAt }) => (
              <Row key={id}>
                <Link to={`/admin/commissions/${id}`}>{projectType}</Link>
                <MutedText>
                  {orderStatusLabel(status)}, <DateTime at={createdAt} shape="day" />
                </MutedText>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
      {previews.length > 0 && (
        <DetailSection title="Private previews">
          <RowList>
            {previews.map(({ id, titles, isNamed, opensAt, expiresAt }) => (
              <Row key={id}>
                <Link to={`/admin/previews/${id}`}>{titles.join(', ')}</Link>
                <MutedText>{isNamed ? 'by name' : 'by level'}</MutedText>
                <RowFacts>
                  <DateTime at={opensAt} shape="day" /> to <DateTime at={expiresAt} shape="day" />
                </RowFacts>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
      {presaleRequests.length > 0 && (
        <DetailSection title="Pre-sale requests">
          <RowList>
            {presaleRequests.map(({ artworkId, title, askedAt, sentAt }) => (
              <Row key={artworkId}>
                <Link to={`/admin/inventory/${artworkId}`}>{title}</Link>
                <MutedText>
                  {sentAt === null ? 'requested' : 'notified'} <DateTime at={sentAt ?? askedAt} shape="day" />
                </MutedText>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
      {inquiries.length > 0 && (
        <DetailSection title="Inquiries">
          <RowList>
            {inquiries.map(({ id, inquiryType, state, createdAt }) => (
              <Row key={id}>
                <span>{inquiryType ?? 'Message'}</span>
                <MutedText>
                  {state}, <DateTime at={createdAt} shape="day" />
                </MutedText>
              </Row>
            ))}
          </RowList>
        </DetailSection>
      )}
    </>
  );
}

interface CollectorPrivatePreviewsProps {
  collectorId: string;
}

/** What the collector sees in their private preview now, loaded on request. */
export function CollectorPrivatePreviews({ collectorId }: CollectorPrivatePreviewsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DetailSection title="What they can see now">
      {isOpen ? (
        <VisibleArtworks collectorId={collectorId} />
      ) : (
        <div>
          <TextButton onClick={() => setOpen(true)}>Show</TextButton>
        </div>
      )}
    </DetailSection>
  );
}

function VisibleArtworks({ collectorId }: CollectorPrivatePreviewsProps) {
  const query = useQuery(collectorPreviewQuery(collectorId));
  return (
    <QueryState query={query} subject="what they see" failed="This could not be loaded.">
      {(works) =>
        works.length === 0 ? (
          <p className={styles.sentence}>Nothing at the moment.</p>
        ) : (
          <RowList>
            {works.map((work) => (
              <Row key={work.id}>
                <span>{work.title}</span>
                <MutedText>
                  until <DateTime at={work.expiresAt} shape="day" />
                </MutedText>
                <RowFacts>{editionsLabel(work)}</RowFacts>
              </Row>
            ))}
          </RowList>
        )
      }
    </QueryState>
  );
}

/** `30 × 20 in: 6 of 9 available`, size by size. */
const editionsLabel = ({ editions }: PreviewedArtwork): string =>
  editions
    .map(({ size, remaining, total }) => `${formatSize(size)}: ${remaining} of ${total} available`)
    .join('; ');
