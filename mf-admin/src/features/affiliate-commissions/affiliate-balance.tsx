import type { Affiliate } from '@gallery/contracts';
import { toCents, formatMoneyWithCents } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { PageSection } from '../../components/page/page-section';
import { Fact, FactList } from '../../components/records/fact-list';
import { PayoutDialog } from './payout-dialog';

/** What an affiliate is owed, and the payout of all that is approved. */
export function AffiliateBalance({ partner }: { partner: Affiliate }) {
  const [isPaying, setPaying] = useState(false);
  const { review, pending, approved, paid, reversed } = partner;
  return (
    <PageSection
      title="Commission"
      actions={
        approved > 0 && (
          <Button size="dense" onClick={() => setPaying(true)}>
            {`Pay out ${formatAmount(approved)}`}
          </Button>
        )
      }
    >
      <FactList>
        {review > 0 && <Fact label="To decide">{formatAmount(review)}</Fact>}
        <Fact label="Pending">{formatAmount(pending)}</Fact>
        <Fact label={approved < 0 ? 'Paid too much, off the next payout' : 'Approved, due now'}>
          {formatAmount(approved)}
        </Fact>
        <Fact label="Paid">{formatAmount(paid)}</Fact>
        {reversed > 0 && <Fact label="Reversed">{formatAmount(reversed)}</Fact>}
      </FactList>
      {isPaying && <PayoutDialog partner={partner} onClose={() => setPaying(false)} />}
    </PageSection>
  );
}

const formatAmount = (amount: number): string => formatMoneyWithCents(toCents(amount));
