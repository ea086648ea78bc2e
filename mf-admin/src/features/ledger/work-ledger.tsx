import type { InventoryEdition } from '@gallery/contracts';
import { EmptyState } from '@gallery/ui';
import { useState } from 'react';
import { EditionLedgerPart } from './edition-ledger-part';

export interface WorkLedgerProps {
  work: { editions: readonly InventoryEdition[] };
}

/** The print ledger of a work, one size at a time: the first that is offered and no mini, whose hundred say less. */
export function WorkLedger({ work: { editions } }: WorkLedgerProps) {
  const offered = editions.filter(({ enabled }) => enabled);
  const first = offered.find(({ kind }) => kind !== 'mini') ?? offered[0] ?? editions[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const editionId = chosen ?? first?.editionId;
  if (editionId === undefined) return <EmptyState>This work has no editions.</EmptyState>;
  return <EditionLedgerPart editionId={editionId} onChoose={setChosen} />;
}
