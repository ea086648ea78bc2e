import type { InventoryEdition } from '@gallery/contracts';
import { EmptyState } from '@gallery/ui';
import { useState } from 'react';
import { EditionLedgerView } from './edition-ledger-view';

export interface ArtworkLedgerProps {
  artwork: { editions: readonly InventoryEdition[] };
}

/** The print ledger of an artwork, one size at a time: the first that is offered and no mini, whose hundred say less. */
export function ArtworkLedger({ artwork: { editions } }: ArtworkLedgerProps) {
  const offered = editions.filter(({ enabled }) => enabled);
  const first = offered.find(({ kind }) => kind !== 'mini') ?? offered[0] ?? editions[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const editionId = chosen ?? first?.editionId;
  if (editionId === undefined) return <EmptyState>This work has no editions.</EmptyState>;
  return <EditionLedgerView editionId={editionId} onChoose={setChosen} />;
}
