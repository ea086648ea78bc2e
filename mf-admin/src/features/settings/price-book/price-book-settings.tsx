import { invalidateAdmin, withdrawPriceBookVersion } from '@gallery/api-client';
import type { PriceBookVersions, PriceBookVersion } from '@gallery/contracts';
import { showToast } from '@gallery/session';
import { Button } from '@gallery/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PageSection, HelpText } from '../../../components/page/page-section';
import { PriceChanges } from '../price-changes/price-changes';
import { PriceBookChanges, PricesTable, PrintCostTable, PriceBookTable } from './price-book-tables';
import { PriceBookForm } from './price-book-form';
import { ScrollArea } from '../../../components/page/scroll-area';
import { ActorName } from '../../../components/session/actor-name';
import styles from './price-book.module.css';
import { TextButton } from '../../../components/actions/text-button';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog';
import { textColumn } from '../../../components/lists/columns';
import { wholeList } from '../../../components/lists/list-state';
import { DataTable, type Column } from '../../../components/lists/data-table';
import { DateTime } from '../../../components/text/date-time';

/** The book in effect, its versions, and the form for the next one. */
export function PriceBookSettings({ record }: { record: PriceBookVersions }) {
  const { versions } = record;
  const inForce = versions.find(({ state }) => state === 'in_force');
  const [shown, setShown] = useState<number | null>(null);
  const [isWriting, setWriting] = useState(false);
  const book = versions.find(({ version }) => version === shown) ?? inForce;
  if (!book) return null;
  const before = versions.find(({ version, state }) => version < book.version && state !== 'withdrawn');
  return (
    <>
      {!isWriting && <PriceChanges sizes={sizesOf(inForce ?? book)} />}
      <PageSection title="Versions">
        <PriceBookVersionList versions={versions} shown={book.version} onShow={setShown} />
        {!isWriting && (
          <div>
            <Button size="dense" onClick={() => setWriting(true)}>
              New version
            </Button>
          </div>
        )}
      </PageSection>
      {isWriting && (
        <PriceBookForm
          record={record}
          onClose={() => setWriting(false)}
          onSaved={(version) => {
            setWriting(false);
            setShown(version);
          }}
        />
      )}
      {!isWriting && (
        <>
          <PageSection title={`Prices of version ${book.version}`}>
            <HelpText>
              Buyers always pay the price saved on the artwork or photograph; the inventory marks prices that
              differ from the current version.
            </HelpText>
            <PricesTable book={book} />
            <details className={styles.advanced}>
              <summary>Advanced: every reading, with frames</summary>
              <HelpText>Each column names the screens that use it.</HelpText>
              <ScrollArea label="Readings" cue={SCROLL_CUE}>
                <PriceBookTable book={book} />
              </ScrollArea>
            </details>
          </PageSection>
          <PageSection title="What a print costs">
            <HelpText>
              Deducted from the price before a partner’s share. For sizes without amounts, costs are entered
              per order.
            </HelpText>
            <ScrollArea label="Costs" cue={SCROLL_CUE}>
              <PrintCostTable book={book} />
            </ScrollArea>
          </PageSection>
          {before && (
            <PageSection title={`Changed since version ${before.version}`}>
              <PriceBookChanges before={before} after={book} />
            </PageSection>
          )}
        </>
      )}
    </>
  );
}

/** Each size once, in the order of the book. */
const sizesOf = ({ readings }: PriceBookVersion): string[] => [
  ...new Set(readings.flatMap(({ lines }) => lines.map(({ size }) => size))),
];

const SCROLL_CUE = 'Scroll sideways for more columns.';

interface PriceBookVersionListProps {
  versions: readonly PriceBookVersion[];
  /** The one whose prices are shown below. */
  shown: number;
  onShow: (version: number) => void;
}

/** Every version: since when it applies, who wrote it, and why. */
function PriceBookVersionList({ versions, shown, onShow }: PriceBookVersionListProps) {
  const [asked, setAsked] = useState<PriceBookVersion | null>(null);
  const queryClient = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: withdrawPriceBookVersion,
    onSuccess: () => {
      setAsked(null);
      showToast({ title: 'Version withdrawn' });
      void invalidateAdmin(queryClient, ['/api/admin/price-book']);
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
    {
      key: 'createdBy',
      head: 'Created by',
      priority: 'other',
      render: ({ createdBy }) => createdBy !== null && <ActorName actor={createdBy} />,
    },
    textColumn('note', 'Note'),
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
        empty="No versions yet."
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
        It will not take effect. The current version stays in effect.
      </ConfirmDialog>
    </>
  );
}

const STATE_LABELS: Record<PriceBookVersion['state'], string> = {
  past: 'Past',
  in_force: 'Current',
  coming: 'Scheduled',
  withdrawn: 'Withdrawn',
};
