import type { CollectorDetail } from '@gallery/contracts';
import { statusWord } from '@gallery/domain';
import { Link } from 'react-router';
import { DetailPart } from '../../parts/detail-part';
import { Moment } from '../../parts/moment';
import { Quiet } from '../../parts/quiet';
import { Row, RowFacts, RowList } from '../../parts/row-list';

export interface CollectorWishesProps {
  collector: CollectorDetail;
}

/** What they asked for and what is meant for them: commissions, previews, inquiries, the pre-sale list. */
export function CollectorWishes({ collector }: CollectorWishesProps) {
  const { commissions, previews, inquiries, presaleRequests } = collector;
  return (
    <>
      {commissions.length > 0 && (
        <DetailPart title="Commissions">
          <RowList>
            {commissions.map(({ id, projectType, status, createdAt }) => (
              <Row key={id}>
                <Link to={`/admin/commissions/${id}`}>{projectType}</Link>
                <Quiet>
                  {statusWord(status)}, <Moment at={createdAt} shape="day" />
                </Quiet>
              </Row>
            ))}
          </RowList>
        </DetailPart>
      )}
      {previews.length > 0 && (
        <DetailPart title="Private previews">
          <RowList>
            {previews.map(({ id, titles, isNamed, opensAt, expiresAt }) => (
              <Row key={id}>
                <Link to={`/admin/previews/${id}`}>{titles.join(', ')}</Link>
                <Quiet>{isNamed ? 'by name' : 'by level'}</Quiet>
                <RowFacts>
                  <Moment at={opensAt} shape="day" /> to <Moment at={expiresAt} shape="day" />
                </RowFacts>
              </Row>
            ))}
          </RowList>
        </DetailPart>
      )}
      {presaleRequests.length > 0 && (
        <DetailPart title="Wants to hear first">
          <RowList>
            {presaleRequests.map(({ artworkId, title, askedAt, answeredAt }) => (
              <Row key={artworkId}>
                <Link to={`/admin/inventory/${artworkId}`}>{title}</Link>
                <Quiet>
                  {answeredAt === null ? 'asked' : 'told'} <Moment at={answeredAt ?? askedAt} shape="day" />
                </Quiet>
              </Row>
            ))}
          </RowList>
        </DetailPart>
      )}
      {inquiries.length > 0 && (
        <DetailPart title="Inquiries">
          <RowList>
            {inquiries.map(({ id, inquiryType, state, createdAt }) => (
              <Row key={id}>
                <span>{inquiryType ?? 'Message'}</span>
                <Quiet>
                  {state}, <Moment at={createdAt} shape="day" />
                </Quiet>
              </Row>
            ))}
          </RowList>
        </DetailPart>
      )}
    </>
  );
}
