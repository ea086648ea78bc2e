import { undoPriceChange, withdrawPriceChange } from '@gallery/api-client';
import type { PriceChangeRecord } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { DataTable, type Column } from '../../../components/lists/data-table';
import { wholeList } from '../../../components/lists/list-state';
import { ActorName } from '../../../components/session/actor-name';
import { DateTime } from '../../../components/text/date-time';
import { priceChangeLabel } from './price-change-draft';
import styles from './price-changes.module.css';

const STATE_LABELS: Record<PriceChangeRecord['state'], string> = {
  scheduled: 'Scheduled',
  applied: 'In effect',
  undone: 'Undone',
  withdrawn: 'Withdrawn',
};

/** Changes of prices, latest first; one that is in effect can be undone, one that is scheduled withdrawn. */
export function PriceChangeList({ changes }: { changes: readonly PriceChangeRecord[] }) {
  const [asked, setAsked] = useState<PriceChangeRecord | null>(null);
  const undoing = useMutation({
    ...undoPriceChange(),
    onSuccess: ({ restored, kept }) => {
      setAsked(null);
      showToast({
        title: `${priceCount(restored)} restored`,
        ...(kept > 0 && { description: `${priceCount(kept)} edited since then, left as they are.` }),
      });
    },
  });
  const withdrawing = useMutation({
    ...withdrawPriceChange(),
    onSuccess: () => {
      setAsked(null);
      showToast({ title: 'Price change withdrawn' });
    },
  });
  if (changes.length === 0) return null;
  const isUndo = asked?.state === 'applied';
  const mutation = isUndo ? undoing : withdrawing;
  const columns: readonly Column<PriceChangeRecord>[] = [
    {
      key: 'change',
      head: 'Change',
      priority: 'first',
      render: (change) => (
        <>
          {priceChangeLabel(change)}
          {change.note !== '' && <span className={styles.note}>{change.note}</span>}
        </>
      ),
    },
    { key: 'state', head: 'State', priority: 'sum', render: ({ state }) => STATE_LABELS[state] },
    {
      key: 'works',
      head: 'Works',
      priority: 'third',
      render: ({ state, prices, exceptions }) =>
        [
          ...(state === 'applied' || state === 'undone' ? [priceCount(prices)] : []),
          ...(exceptions > 0 ? [`${exceptions} left out`] : []),
        ].join(', '),
    },
    {
      key: 'from',
      head: 'Takes effect',
      priority: 'second',
      render: ({ takesEffectAt }) => <DateTime at={takesEffectAt} />,
    },
    {
      key: 'by',
      head: 'By',
      priority: 'other',
      render: ({ createdBy }) => <ActorName actor={createdBy} />,
    },
    {
      key: 'actions',
      head: '',
      priority: 'actions',
      render: (change) => {
        const word = change.state === 'applied' ? 'Undo' : 'Withdraw';
        return (
          (change.state === 'applied' || change.state === 'scheduled') && (
            <TextButton
              aria-label={`${word} ${priceChangeLabel(change)}`}
              onClick={() => {
                undoing.reset();
                withdrawing.reset();
                setAsked(change);
              }}
            >
              {word}
            </TextButton>
          )
        );
      },
    },
  ];
  return (
    <>
      <DataTable
        label="Price changes"
        columns={columns}
        list={wholeList(changes)}
        keyOf={({ id }) => id}
        empty=""
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? `${isUndo ? 'Undo' : 'Withdraw'} ${priceChangeLabel(asked)}?` : ''}
        confirmLabel={isUndo ? 'Undo change' : 'Withdraw'}
        busyLabel={isUndo ? 'Undoing...' : 'Withdrawing...'}
        tone="ink"
        mutation={mutation}
        failureTitle={isUndo ? 'The change was not undone.' : 'The change was not withdrawn.'}
        onConfirm={() => asked && mutation.mutate({ id: asked.id })}
      >
        {isUndo
          ? 'Works and the price book return to their earlier prices. Prices edited since then stay as they are.'
          : 'It will not take effect. Prices stay as they are.'}
      </ConfirmDialog>
    </>
  );
}

const priceCount = (count: number): string => `${count} ${count === 1 ? 'price' : 'prices'}`;
