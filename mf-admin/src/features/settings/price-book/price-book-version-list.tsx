import { PRICE_BOOK_KEY, withdrawPriceBookVersion } from '@gallery/api-client';
import type { PriceBookVersion } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { textColumn } from '../../../components/lists/columns';
import { wholeList } from '../../../components/lists/list-state';
import { DataTable, type Column } from '../../../components/lists/data-table';
import { DateTime } from '../../../components/text/date-time';
import styles from './price-book.module.css';

export interface PriceBookVersionListProps {
  versions: readonly PriceBookVersion[];
  /** The one whose prices stand below. */
  shown: number;
  onShow: (version: number) => void;
}

/** Every version: since when it holds, who wrote it, and why. */
export function PriceBookVersionList({ versions, shown, onShow }: PriceBookVersionListProps) {
  const [asked, setAsked] = useState<PriceBookVersion | null>(null);
  const queryClient = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: withdrawPriceBookVersion,
    onSuccess: () => {
      setAsked(null);
      showToast({ title: 'Version withdrawn' });
      void queryClient.invalidateQueries({ queryKey: PRICE_BOOK_KEY });
    },
  });
  const columns: readonly Column<PriceBookVersion>[] = [
    { key: 'version', head: 'Version', priority: 'first', render: ({ version }) => `Version ${version}` },
    { key: 'state', head: 'State', priority: 'sum', render: ({ state }) => STATE_LABELS[state] },
    {
      key: 'from',
      head: 'Takes effect',
      priority: 'second',
      render: ({ takesEffectAt }) =>
        takesEffectAt === null ? 'From the beginning' : <DateTime at={takesEffectAt} />,
    },
    textColumn('createdBy', 'Written by'),
    textColumn('note', 'Why'),
    {
      key: 'actions',
      head: '',
      priority: 'actions',
      render: (book) => (
        <span className={styles.actions}>
          {book.state === 'coming' && (
            <TextButton
              aria-label={`Withdraw version ${book.version}`}
              onClick={() => {
                withdrawing.reset();
                setAsked(book);
              }}
            >
              Withdraw
            </TextButton>
          )}
          <TextButton
            aria-label={`Show version ${book.version}`}
            disabled={book.version === shown}
            onClick={() => onShow(book.version)}
          >
            Show
          </TextButton>
        </span>
      ),
    },
  ];
  return (
    <>
      <DataTable
        label="Versions"
        columns={columns}
        list={wholeList(versions)}
        keyOf={({ version }) => String(version)}
        selected={String(shown)}
        empty="There is no version yet."
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? `Withdraw version ${asked.version}?` : ''}
        confirmLabel="Withdraw"
        busyLabel="Withdrawing..."
        mutation={withdrawing}
        failureTitle="The version was not withdrawn."
        onConfirm={() => asked && withdrawing.mutate(asked.version)}
      >
        It will not take effect. The version in force goes on holding.
      </ConfirmDialog>
    </>
  );
}

const STATE_LABELS: Record<PriceBookVersion['state'], string> = {
  past: 'Past',
  in_force: 'In force',
  coming: 'Coming',
  withdrawn: 'Withdrawn',
};
