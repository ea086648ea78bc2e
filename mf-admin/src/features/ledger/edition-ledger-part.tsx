import { editionLedgerQuery } from '@gallery/api-client';
import type { EditionLedger as Ledger } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { Button, EditionLedger } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../parts/query-state';
import { countWords, editionWords, leftWords } from './ledger-words';
import styles from './ledger.module.css';
import { NumberDialog, type NumberAction } from './number-dialog';
import { NumberTable } from './number-table';

export interface EditionLedgerPartProps {
  editionId: string;
  /** Another size of the same work is to be shown. */
  onChoose: (editionId: string) => void;
}

/** The print ledger of an edition: its sizes as words, dots and counts, and each number with what can be done. */
export function EditionLedgerPart({ editionId, onChoose }: EditionLedgerPartProps) {
  const query = useQuery(editionLedgerQuery(editionId));
  return (
    <QueryState
      query={query}
      loading="Loading the ledger..."
      failed="The ledger could not be read."
      missing="There is no such edition."
    >
      {(ledger) => <LedgerOf ledger={ledger} list={query} onChoose={onChoose} />}
    </QueryState>
  );
}

interface LedgerOfProps extends Pick<EditionLedgerPartProps, 'onChoose'> {
  ledger: Ledger;
  /** How its reading stands. */
  list: Parameters<typeof NumberTable>[0]['list'];
}

function LedgerOf({ ledger, list, onChoose }: LedgerOfProps) {
  const [action, setAction] = useState<NumberAction | null>(null);
  const canSell = ledger.numbers.some(({ moves }) => moves.includes('sell'));
  return (
    <section className={styles.ledger} aria-label={`Edition ledger of ${editionWords(ledger)}`}>
      <Head ledger={ledger} />
      {ledger.siblings.length > 1 && <Sizes ledger={ledger} onChoose={onChoose} />}
      <NumberTable key={ledger.editionId} ledger={ledger} list={list} onAction={setAction} />
      {canSell && (
        <p className={styles.words}>
          <Button variant="word" onClick={() => setAction({ kind: 'sell', number: null })}>
            Sell the next number offline
          </Button>
        </p>
      )}
      {action && <NumberDialog ledger={ledger} action={action} onClose={() => setAction(null)} />}
    </section>
  );
}

function Head({ ledger }: { ledger: Ledger }) {
  const { total, sold, held, void: gone, remaining, artistProofs } = ledger;
  const counts = countWords(ledger);
  return (
    <header className={styles.head}>
      <h3 className={styles.title}>
        Edition ledger<span>{editionWords(ledger)}</span>
      </h3>
      <EditionLedger total={total} sold={sold + gone} held={held} size="dense">
        {counts && `${counts}, `}
        <strong>{remaining === 0 ? 'sold out' : `${remaining} of ${total} remaining`}</strong>
        {artistProofs > 0 &&
          `, and ${artistProofs} ${artistProofs === 1 ? 'artist’s proof' : 'artist’s proofs'}`}
      </EditionLedger>
    </header>
  );
}

function Sizes({
  ledger: { siblings, editionId },
  onChoose,
}: {
  ledger: Ledger;
  onChoose: (id: string) => void;
}) {
  return (
    <ul className={styles.sizes} aria-label="Sizes">
      {siblings.map((sibling) => (
        <li key={sibling.editionId}>
          <button
            type="button"
            className={styles.size}
            aria-pressed={sibling.editionId === editionId}
            onClick={() => onChoose(sibling.editionId)}
          >
            {sibling.label && sibling.kind === 'special'
              ? sibling.label
              : formatSize(sibling.size).replace(' in', '')}{' '}
            <small>
              {sibling.enabled ? leftWords(sibling) : 'Not offered'}
              {sibling.enabled && sibling.remaining > 0 && (
                <span className="visually-hidden"> remaining</span>
              )}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
