import { editionLedgerQuery } from '@gallery/api-client';
import type { InventoryEdition, EditionStock as Ledger } from '@gallery/contracts';
import { formatSize } from '@gallery/domain';
import { EmptyState, EditionStock } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { QueryState } from '../../components/feedback/query-state';
import { countsLabel, editionLabel, siblingRemainingLabel } from './edition-ledger-labels';
import styles from './edition-ledger.module.css';
import { PrintActionDialog, type PrintAction } from './print-action-dialog';
import { PrintTable } from './print-table';
import { OpenRecord } from '../../components/live-updates/live-records';

interface ArtworkLedgerProps {
  artwork: { editions: readonly InventoryEdition[] };
}

/** The print ledger of an artwork, one size at a time: first an offered one that is no mini, whose hundred say less. */
export function ArtworkLedger({ artwork: { editions } }: ArtworkLedgerProps) {
  const offered = editions.filter(({ enabled }) => enabled);
  const first = offered.find(({ kind }) => kind !== 'mini') ?? offered[0] ?? editions[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const editionId = chosen ?? first?.editionId;
  if (editionId === undefined) return <EmptyState>This artwork has no editions.</EmptyState>;
  return <EditionLedgerView editionId={editionId} onChoose={setChosen} />;
}

interface EditionLedgerViewProps {
  editionId: string;
  /** The print that is opened first; 0 for none. */
  editionNumber?: number;
  /** What is done to it first, or to the edition; while it is allowed. */
  firstAction?: 'sell' | 'hold' | null;
  /** That action is over. */
  onFirstActionEnd?: () => void;
  /** Another size of the same work is to be shown. */
  onChoose: (editionId: string) => void;
}

/** The print ledger of an edition: its sizes as words, dots and counts, and each number with what can be done. */
export function EditionLedgerView({
  editionId,
  editionNumber = 0,
  firstAction = null,
  onFirstActionEnd = () => undefined,
  onChoose,
}: EditionLedgerViewProps) {
  const query = useQuery(editionLedgerQuery(editionId));
  return (
    <QueryState
      query={query}
      subject="ledger"
      loading="Loading the ledger..."
      missing="This edition could not be found."
    >
      {(ledger) => (
        <LedgerContent
          key={`${editionId} ${editionNumber} ${firstAction}`}
          ledger={ledger}
          list={query}
          editionNumber={editionNumber}
          firstAction={firstAction}
          onFirstActionEnd={onFirstActionEnd}
          onChoose={onChoose}
        />
      )}
    </QueryState>
  );
}

interface LedgerContentProps extends Required<Omit<EditionLedgerViewProps, 'editionId'>> {
  ledger: Ledger;
  /** The state of its query. */
  list: Parameters<typeof PrintTable>[0]['list'];
}

function LedgerContent({
  ledger,
  list,
  editionNumber,
  firstAction,
  onFirstActionEnd,
  onChoose,
}: LedgerContentProps) {
  const [action, setAction] = useState(() => initialAction(ledger, firstAction, editionNumber));
  const close = () => {
    setAction(null);
    if (firstAction !== null) onFirstActionEnd();
  };
  const canSell = ledger.prints.some(({ moves }) => moves.includes('sell'));
  return (
    <section className={styles.ledger} aria-label={`Edition ledger of ${editionLabel(ledger)}`}>
      <LedgerHeader ledger={ledger} />
      {ledger.siblings.length > 1 && <SizeTabs ledger={ledger} onChoose={onChoose} />}
      <PrintTable
        key={`${ledger.editionId}-${editionNumber}`}
        ledger={ledger}
        list={list}
        first={editionNumber}
        onAction={setAction}
      />
      {canSell && (
        <p className={styles.words}>
          <TextButton onClick={() => setAction({ kind: 'sell', editionNumber: null })}>
            Sell next number
          </TextButton>
        </p>
      )}
      {action && (
        <OpenRecord record={{ kind: 'edition', id: ledger.editionId }}>
          <PrintActionDialog ledger={ledger} action={action} onClose={close} />
        </OpenRecord>
      )}
    </section>
  );
}

/** What the address asks for, if the ledger allows it. */
function initialAction(
  { prints }: Ledger,
  kind: 'sell' | 'hold' | null,
  editionNumber: number,
): PrintAction | null {
  const print = prints.find((each) => each.editionNumber === editionNumber);
  if (kind === 'hold') return print?.moves.includes('hold') ? { kind, editionNumber } : null;
  if (kind !== 'sell' || (print && !print.moves.includes('sell'))) return null;
  return { kind, editionNumber: print ? editionNumber : null, isByLink: true };
}

function LedgerHeader({ ledger }: { ledger: Ledger }) {
  const { total, sold, held, void: gone, remaining, artistProofs, alerts } = ledger;
  const counts = countsLabel(ledger);
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>
        Edition ledger<span>{editionLabel(ledger)}</span>
      </h2>
      <EditionStock total={total} sold={sold + gone} held={held} size="dense">
        {counts && `${counts}, `}
        <strong>{remaining === 0 ? 'sold out' : `${remaining} of ${total} remaining`}</strong>
        {artistProofs > 0 &&
          `, and ${artistProofs} ${artistProofs === 1 ? 'artist’s proof' : 'artist’s proofs'}`}
        {alerts > 0 && `; ${alerts} back-in-stock ${alerts === 1 ? 'alert' : 'alerts'}`}
      </EditionStock>
    </header>
  );
}

function SizeTabs({
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
              {sibling.enabled ? siblingRemainingLabel(sibling) : 'Not offered'}
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
