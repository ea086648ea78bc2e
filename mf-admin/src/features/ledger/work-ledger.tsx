import type { InventoryRecord } from '@gallery/contracts';
import { EmptyState } from '@gallery/ui';
import { useState } from 'react';
import { EditionLedgerPart } from './edition-ledger-part';

export interface WorkLedgerProps {
  work: Pick<InventoryRecord, 'editions'>;
}

/** The print ledger of a work, one size at a time: the largest that is offered first. */
export function WorkLedger({ work: { editions } }: WorkLedgerProps) {
  const first = editions.find(({ enabled }) => enabled) ?? editions[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const editionId = chosen ?? first?.editionId;
  if (editionId === undefined) return <EmptyState>This work has no editions.</EmptyState>;
  return <EditionLedgerPart editionId={editionId} onChoose={setChosen} />;
}
