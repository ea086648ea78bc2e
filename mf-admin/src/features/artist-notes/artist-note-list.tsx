import type { ArtistNoteRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { useState } from 'react';
import { ActionItem, ActionList } from '../../components/actions/action-list';
import { FilterBar } from '../../components/filters/filter-bar';
import { anyText, listFilters } from '../../components/filters/filter-parser';
import { SearchFilter } from '../../components/filters/filter-fields';
import { dateColumn, detailColumn, mutedColumn, type OpenRow } from '../../components/lists/columns';
import { DataTable, type Column } from '../../components/lists/data-table';
import type { RecordListProps } from '../../components/lists/use-list-page';
import styles from './artist-notes.module.css';
import { artistNoteAudienceLabel } from './artist-note-dialog';

export const ARTIST_NOTE_FILTERS = listFilters({ q: anyText });

export interface ArtistNoteListProps extends Pick<
  RecordListProps<ArtistNoteRecord, 'q'>,
  'list' | 'filters'
> {
  onEdit: (note: ArtistNoteRecord) => void;
  onWithdraw: (note: ArtistNoteRecord) => void;
}

/** Artist notes, newest first; a row expands to its text. */
export function ArtistNoteList({ list, filters, onEdit, onWithdraw }: ArtistNoteListProps) {
  const openRow = useState<string | null>(null);
  return (
    <>
      <FilterBar list="artist-notes" filters={filters}>
        <SearchFilter label="Search notes" name="q" filters={filters} />
      </FilterBar>
      <DataTable
        label="Artist notes"
        columns={columns(openRow)}
        list={list}
        keyOf={({ id }) => id}
        subject="notes"
        empty="No artist notes yet."
        narrowed={{ filters, text: 'No notes match these filters.' }}
        renderDetail={(note) =>
          note.id === openRow[0] && (
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
    </>
  );
}

const columns = (openRow: OpenRow): Column<ArtistNoteRecord>[] => [
  detailColumn('title', 'Note', ({ title }) => title, openRow),
  mutedColumn('for', 'For', artistNoteAudienceLabel),
  dateColumn('createdAt', 'Written', { priority: 'sum' }),
  dateColumn('editedAt', 'Edited'),
];
