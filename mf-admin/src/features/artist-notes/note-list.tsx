import type { ArtistNoteRecord } from '@gallery/contracts';
import { Button, EmptyState, Picture } from '@gallery/ui';
import { useState } from 'react';
import { DataTable, type Column } from '../../parts/data-table';
import { FilterBar } from '../../parts/filter-bar';
import { Moment } from '../../parts/moment';
import { MorePages } from '../../parts/more-pages';
import { Quiet } from '../../parts/quiet';
import { SearchFilter } from '../../parts/search-filter';
import type { Filters } from '../../parts/use-filters';
import type { PagedList } from '../../parts/use-pages';
import { Word, WordList } from '../../parts/word-list';
import styles from './artist-notes.module.css';
import { readerWords } from './note-words';

export const NOTE_FILTERS = { q: '' };

export interface NoteListProps {
  list: PagedList<ArtistNoteRecord>;
  filters: Filters<keyof typeof NOTE_FILTERS>;
  onEdit: (note: ArtistNoteRecord) => void;
  onWithdraw: (note: ArtistNoteRecord) => void;
}

/** Artist notes, newest first; a row opens to its words. */
export function NoteList({ list, filters, onEdit, onWithdraw }: NoteListProps) {
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
              <WordList>
                <Word onClick={() => onEdit(note)}>Edit</Word>
                <Word onClick={() => onWithdraw(note)}>Withdraw</Word>
              </WordList>
            </div>
          )
        }
      />
      <MorePages list={list} />
    </>
  );
}

const columns = (openId: string | null, open: (id: string | null) => void): Column<ArtistNoteRecord>[] => [
  {
    key: 'title',
    head: 'Note',
    priority: 'first',
    render: ({ id, title }) => (
      <Button variant="word" aria-expanded={id === openId} onClick={() => open(id === openId ? null : id)}>
        {title}
      </Button>
    ),
  },
  {
    key: 'for',
    head: 'For',
    priority: 'second',
    render: (note) => <Quiet>{readerWords(note)}</Quiet>,
  },
  {
    key: 'written',
    head: 'Written',
    priority: 'sum',
    render: ({ createdAt }) => <Moment at={createdAt} shape="day" />,
  },
  {
    key: 'edited',
    head: 'Edited',
    priority: 'other',
    render: ({ editedAt }) => (editedAt === null ? '' : <Moment at={editedAt} shape="day" />),
  },
];
