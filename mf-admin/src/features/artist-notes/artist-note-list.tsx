import type { ArtistNoteRecord } from '@gallery/contracts';
import { Button, EmptyState, Picture } from '@gallery/ui';
import { useState } from 'react';
import { DataTable, type Column } from '../../components/lists/data-table';
import { FilterBar } from '../../components/filters/filter-bar';
import { DateTime } from '../../components/text/date-time';
import { LoadMore } from '../../components/lists/load-more';
import { MutedText } from '../../components/text/muted-text';
import { SearchFilter } from '../../components/filters/search-filter';
import type { Filters } from '../../components/filters/use-filters';
import type { PagedList } from '../../components/lists/use-paged-list';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import styles from './artist-notes.module.css';
import { artistNoteAudienceLabel } from './artist-note-form';

export const ARTIST_NOTE_FILTERS = { q: '' };

export interface ArtistNoteListProps {
  list: PagedList<ArtistNoteRecord>;
  filters: Filters<keyof typeof ARTIST_NOTE_FILTERS>;
  onEdit: (note: ArtistNoteRecord) => void;
  onWithdraw: (note: ArtistNoteRecord) => void;
}

/** Artist notes, newest first; a row opens to its words. */
export function ArtistNoteList({ list, filters, onEdit, onWithdraw }: ArtistNoteListProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <FilterBar list="artist-notes" filters={filters}>
        <SearchFilter label="Search notes" name="q" filters={filters} />
      </FilterBar>
      <DataTable
        label="Artist notes"
        columns={columns(openId, setOpenId)}
        list={list}
        keyOf={({ id }) => id}
        loading="Loading notes..."
        failed="The notes could not be read."
        empty={
          <EmptyState>
            {filters.isNarrowed ? 'No note is like that.' : 'The artist has not written to collectors yet.'}
          </EmptyState>
        }
        renderDetail={(note) =>
          note.id === openId && (
            <div className={styles.open}>
              <p className={styles.text}>{note.text}</p>
              {note.picture && (
                <div className={styles.picture}>
                  <Picture picture={note.picture} sizes="20rem" alt={note.pictureAlt} />
                </div>
              )}
              <ActionList>
                <ActionItem onClick={() => onEdit(note)}>Edit</ActionItem>
                <ActionItem onClick={() => onWithdraw(note)}>Withdraw</ActionItem>
              </ActionList>
            </div>
          )
        }
      />
      <LoadMore list={list} />
    </>
  );
}

const columns = (openId: string | null, open: (id: string | null) => void): Column<ArtistNoteRecord>[] => [
  {
    key: 'title',
    head: 'Note',
    priority: 'first',
    render: ({ id, title }) => (
      <Button variant="text" aria-expanded={id === openId} onClick={() => open(id === openId ? null : id)}>
        {title}
      </Button>
    ),
  },
  {
    key: 'for',
    head: 'For',
    priority: 'second',
    render: (note) => <MutedText>{artistNoteAudienceLabel(note)}</MutedText>,
  },
  {
    key: 'written',
    head: 'Written',
    priority: 'sum',
    render: ({ createdAt }) => <DateTime at={createdAt} shape="day" />,
  },
  {
    key: 'edited',
    head: 'Edited',
    priority: 'other',
    render: ({ editedAt }) => (editedAt === null ? '' : <DateTime at={editedAt} shape="day" />),
  },
];
