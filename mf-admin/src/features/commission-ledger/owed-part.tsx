import type { SellingPartner } from '@gallery/contracts';
import { cents, formatSum } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { ConsolePart } from '../../parts/console-part';
import { Fact, FactList } from '../../parts/fact-list';
import { PayDialog } from './pay-dialog';

export interface OwedPartProps {
  partner: SellingPartner;
}

/** What a partner is owed, and the payout of all that is approved. */
export function OwedPart({ partner }: OwedPartProps) {
  const [isPaying, setPaying] = useState(false);
  const { review, pending, approved, paid, reversed } = partner;
  return (
    <ConsolePart
      title="Commission"
      actions={
        approved > 0 && (
          <Button size="dense" onClick={() => setPaying(true)}>
            {`Pay out ${sum(approved)}`}
          </Button>
        )
      }
    >
      <FactList>
        {review > 0 && <Fact label="To decide">{sum(review)}</Fact>}
        <Fact label="Pending">{sum(pending)}</Fact>
        <Fact label={approved < 0 ? 'Paid too much, off the next payout' : 'Approved, due now'}>
          {sum(approved)}
        </Fact>
        <Fact label="Paid">{sum(paid)}</Fact>
        {reversed > 0 && <Fact label="Reversed">{sum(reversed)}</Fact>}
      </FactList>
      {isPaying && <PayDialog partner={partner} onClose={() => setPaying(false)} />}
    </ConsolePart>
  );
}

const sum = (amount: number): string => formatSum(cents(amount));
