import { orderReferralQuery } from '@gallery/api-client';
import type { OrderRecord, OrderAttribution as Referral } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { TextButton } from '../../components/actions/text-button';
import { PageSection, HelpText } from '../../components/page/page-section';
import { Fact, FactList, DateFact } from '../../components/records/fact-list';
import { useIsOwner } from '../../components/session/staff-session';
import { QueryState } from '../../components/feedback/query-state';
import { attributionStatusLabel } from '../../components/text/labels';
import { SetAffiliateDialog } from './set-affiliate-dialog';

/** Which affiliate an order is credited to, and whether that counts; the owner can set it by hand. */
export function OrderAttribution({ order: { receipt } }: { order: Pick<OrderRecord, 'receipt'> }) {
  const isOwner = useIsOwner();
  const query = useQuery(orderReferralQuery(receipt.orderNumber));
  // Staff has nothing to do where nobody brought it.
  if (!isOwner && query.data?.standing === null) return null;
  return (
    <PageSection title="Referral">
      <QueryState query={query} subject="referral">
        {(referral) => (
          <>
            <AttributionDetails referral={referral} />
            {isOwner && <SetAffiliateButton referral={referral} />}
          </>
        )}
      </QueryState>
    </PageSection>
  );
}

interface AttributionProps {
  referral: Referral;
}

function AttributionDetails({ referral }: AttributionProps) {
  const { standing, partner, code, capturedAt, source, reason } = referral;
  if (standing === null) return <HelpText>No partner brought this order.</HelpText>;
  return (
    <FactList>
      <Fact label="Partner">
        {partner === null ? (code ?? 'Nobody') : <AffiliateName partner={partner} />}
      </Fact>
      <Fact label="Standing">{attributionStatusLabel(standing)}</Fact>
      {capturedAt !== null && <DateFact label="Link followed" at={capturedAt} shape="full" />}
      {source !== null && <Fact label="Came with">{source}</Fact>}
      {reason !== null && <Fact label="Reason">{reason}</Fact>}
    </FactList>
  );
}

function SetAffiliateButton({ referral }: AttributionProps) {
  const [isSetting, setSetting] = useState(false);
  return (
    <div>
      <TextButton onClick={() => setSetting(true)}>
        {referral.partner === null ? 'Set a partner' : 'Change the partner'}
      </TextButton>
      {isSetting && <SetAffiliateDialog referral={referral} onClose={() => setSetting(false)} />}
    </div>
  );
}

/** Staff cannot open the affiliate's page. */
function AffiliateName({ partner: { id, partnerName } }: { partner: NonNullable<Referral['partner']> }) {
  return useIsOwner() ? <Link to={`/admin/partners/${id}`}>{partnerName}</Link> : partnerName;
}
