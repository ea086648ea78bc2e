import { updateSeriesTable, seriesTableQuery } from '@gallery/api-client';
import type { SeriesTable } from '@gallery/contracts';
import { Notice } from '@gallery/ui';
import { useState } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import { PageSection, HelpText } from '../../../components/page/page-section';
import { textColumn } from '../../../components/lists/columns';
import { wholeList } from '../../../components/lists/list-state';
import { DataTable, type Column } from '../../../components/lists/data-table';
import { VersionedForm } from '../versioned-form';
import {
  changedSeries,
  toSeriesDrafts,
  toSeriesRows,
  moveSeries,
  newSeries,
  offeredInLabel,
  removeSeries,
  type SeriesDraft,
} from './series-draft';
import { SeriesFields } from './series-fields';
import styles from './series.module.css';

/** The series in their order, each with where it is offered and how many artworks have it. */
export function SeriesSettings({ table }: { table: SeriesTable }) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <PageSection title="Series table">
      <HelpText>
        Lists show the series in this order. Renaming a series keeps its works. A series with works can be
        hidden but not removed.
      </HelpText>
      <VersionedForm<SeriesDraft[], SeriesTable>
        title="Series"
        section="series"
        isWide
        current={{ ...table, content: toSeriesDrafts(table) }}
        queryKey={seriesTableQuery().queryKey}
        send={({ version, content }) => updateSeriesTable({ version, series: toSeriesRows(content) })}
        contentIn={toSeriesDrafts}
        differences={changedSeries}
        onSaved={() => setOpened(null)}
      >
        {({ content: drafts, change, errorOf, isPending }) => (
          <>
            <DataTable
              label="Series"
              columns={seriesColumns({
                drafts,
                opened,
                isPending,
                onOpen: setOpened,
                onMove: (place, by) => change((before) => moveSeries(before, place, by)),
                onHide: (key) =>
                  change((before) =>
                    before.map((each) =>
                      each.key === key ? { ...each, inFilter: false, inCreate: false, inEdit: false } : each,
                    ),
                  ),
                onRemove: (draft) => change((before) => removeSeries(before, draft)),
              })}
              list={wholeList(drafts, isPending)}
              keyOf={({ key }) => key}
              selected={opened}
              empty="No series yet."
              renderDetail={(draft) => {
                const place = drafts.indexOf(draft);
                const fault = (field: string) => errorOf(`series.${place}.${field}`);
                const isFaulty = FIELDS.some((field) => fault(field) !== undefined);
                return (
                  (draft.key === opened || isFaulty) && (
                    <SeriesFields
                      draft={draft}
                      others={drafts.filter(({ key, slug }) => key !== draft.key && slug !== '')}
                      errorOf={fault}
                      isPending={isPending}
                      onChange={(changed) =>
                        change((before) =>
                          before.map((each) => (each.key === draft.key ? { ...each, ...changed } : each)),
                        )
                      }
                    />
                  )
                );
              }}
            />
            {errorOf('series') && (
              <Notice tone="error" title="The series were not saved.">
                {errorOf('series')}
              </Notice>
            )}
            <div>
              <TextButton
                disabled={isPending}
                onClick={() => {
                  const key = `new ${crypto.randomUUID()}`;
                  change((before) => [...before, newSeries(key)]);
                  setOpened(key);
                }}
              >
                Add a series
              </TextButton>
            </div>
          </>
        )}
      </VersionedForm>
      {table.strays.length > 0 && (
        <p className={styles.strays}>
          {`Some works use series that are not listed: ${table.strays
            .map(({ name, works }) => `${name} (${works})`)
            .join(', ')}. Add them here, or change the series of those works.`}
        </p>
      )}
    </PageSection>
  );
}

const FIELDS = ['name', 'mobileLabel', 'near'];

interface ColumnOptions {
  drafts: readonly SeriesDraft[];
  opened: string | null;
  isPending: boolean;
  onOpen: (key: string | null) => void;
  onMove: (place: number, by: -1 | 1) => void;
  onHide: (key: string) => void;
  onRemove: (draft: SeriesDraft) => void;
}

const seriesColumns = (parts: ColumnOptions): readonly Column<SeriesDraft>[] => [
  { key: 'name', head: 'Series', priority: 'first', render: ({ name }) => name || 'New series' },
  {
    key: 'mobile',
    head: 'On phones',
    priority: 'other',
    render: ({ name, mobileLabel }) => mobileLabel || name,
  },
  { key: 'offered', head: 'Offered in', priority: 'second', render: offeredInLabel },
  {
    key: 'near',
    head: 'Related series',
    priority: 'other',
    render: ({ near }) =>
      near.map((slug) => parts.drafts.find((each) => each.slug === slug)?.name ?? slug).join(', '),
  },
  textColumn('works', 'Works', { priority: 'sum', isFigure: true }),
  {
    key: 'actions',
    head: '',
    priority: 'actions',
    render: (draft) => <RowActions draft={draft} {...parts} />,
  },
];

function RowActions({
  draft,
  drafts,
  opened,
  isPending,
  onOpen,
  onMove,
  onHide,
  onRemove,
}: ColumnOptions & { draft: SeriesDraft }) {
  const { key, name, works, inFilter, inCreate, inEdit } = draft;
  const place = drafts.indexOf(draft);
  const word = (label: string, isUsable: boolean, act: () => void) => (
    <TextButton
      aria-label={`${label} ${name || 'new series'}`}
      disabled={isPending || !isUsable}
      onClick={act}
    >
      {label}
    </TextButton>
  );
  return (
    <span className={styles.actions}>
      {word('Up', place > 0, () => onMove(place, -1))}
      {word('Down', place < drafts.length - 1, () => onMove(place, 1))}
      {opened === key ? word('Close', true, () => onOpen(null)) : word('Edit', true, () => onOpen(key))}
      {works > 0
        ? word('Hide', inFilter || inCreate || inEdit, () => onHide(key))
        : word('Remove', true, () => onRemove(draft))}
    </span>
  );
}
