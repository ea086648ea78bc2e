import { orderReferralQuery } from '@gallery/api-client';
import type { OrderRecord, OrderReferral as Referral } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ConsolePart, Help } from '../../parts/console-part';
import { Fact, FactList } from '../../parts/fact-list';
import { Moment } from '../../parts/moment';
import { useIsOwner } from '../../parts/owners-only';
import { QueryState } from '../../parts/query-state';
import { standingWords } from '../../parts/referral-words';
import { SetPartnerDialog } from './set-partner-dialog';

export interface OrderReferralProps {
  order: Pick<OrderRecord, 'receipt'>;
}

/** Which partner an order goes back to, and whether that counts; the owner can say it by hand. */
export function OrderReferral({ order: { receipt } }: OrderReferralProps) {
  const isOwner = useIsOwner();
  const query = useQuery(orderReferralQuery(receipt.orderNumber));
  // Staff has nothing to do where nobody brought it.
  if (!isOwner && query.data?.standing === null) return null;
  return (
    <ConsolePart title="Referral">
      <QueryState query={query} loading="Loading referral..." failed="The referral could not be read.">
        {(referral) => (
          <>
            <Standing referral={referral} />
            {isOwner && <SetPartner referral={referral} />}
          </>
        )}
      </QueryState>
    </ConsolePart>
  );
}

interface ReferralProps {
  referral: Referral;
}

function Standing({ referral }: ReferralProps) {
  const { standing, partner, code, capturedAt, source, reason } = referral;
  if (standing === null) return <Help>No partner brought this order.</Help>;
  return (
    <FactList>
      <Fact label="Partner">{partner === null ? (code ?? 'Nobody') : <PartnerName partner={partner} />}</Fact>
      <Fact label="Standing">{standingWords(standing)}</Fact>
      {capturedAt !== null && (
        <Fact label="Link followed">
          <Moment at={capturedAt} />
        </Fact>
      )}
      {source !== null && <Fact label="Came with">{source}</Fact>}
      {reason !== null && <Fact label="Reason">{reason}</Fact>}
    </FactList>
  );
}

function SetPartner({ referral }: ReferralProps) {
  const [isSetting, setSetting] = useState(false);
  return (
    <div>
      <Button variant="word" onClick={() => setSetting(true)}>
        {referral.partner === null ? 'Set a partner' : 'Change the partner'}
      </Button>
      {isSetting && <SetPartnerDialog referral={referral} onClose={() => setSetting(false)} />}
    </div>
  );
}

interface PartnerNameProps {
  partner: NonNullable<Referral['partner']>;
}

/** Staff has no page of partners. */
function PartnerName({ partner: { id, partnerName } }: PartnerNameProps) {
  return useIsOwner() ? <Link to={`/admin/partners/${id}`}>{partnerName}</Link> : partnerName;
}
