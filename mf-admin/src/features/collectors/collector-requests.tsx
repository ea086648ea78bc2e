import type { CollectorDetail } from '@gallery/contracts';
import { orderStatusLabel } from '@gallery/domain';
import { Link } from 'react-router';
import { DetailSection } from '../../components/records/detail-section';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowFacts, RowList } from '../../components/records/row-list';

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
        <DetailSection title="Wants to hear first">
          <RowList>
            {presaleRequests.map(({ artworkId, title, askedAt, answeredAt }) => (
              <Row key={artworkId}>
                <Link to={`/admin/inventory/${artworkId}`}>{title}</Link>
                <MutedText>
                  {answeredAt === null ? 'asked' : 'told'} <DateTime at={answeredAt ?? askedAt} shape="day" />
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
