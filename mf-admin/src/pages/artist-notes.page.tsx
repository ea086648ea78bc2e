import { exportArtistNotes, ownerArtistNotesQuery } from '@gallery/api-client';
import type { ArtistNoteRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { NoteDialog } from '../features/artist-notes/note-dialog';
import { NOTE_FILTERS, NoteList } from '../features/artist-notes/note-list';
import { WithdrawNote } from '../features/artist-notes/withdraw-note';
import { ConsolePage } from '../parts/console-page';
import { ExportCsv } from '../parts/export-csv';
import { SectionWords } from '../parts/section-words';
import { useFilters } from '../parts/use-filters';
import { usePages } from '../parts/use-pages';
import { PEOPLE_PAGES } from './people-pages';

/** What is open over the list; one thing at a time. */
type Opened = { kind: 'write' } | { kind: 'edit' | 'withdraw'; note: ArtistNoteRecord } | null;

/** The artist's words to collectors. */
export function Component() {
  const filters = useFilters(NOTE_FILTERS);
  const list = usePages((cursor) => ownerArtistNotesQuery(filters.values.q, cursor));
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  // The list is read anew when somebody else was faster: the next press sends its version.
  const current = (note: ArtistNoteRecord) => list.rows?.find(({ id }) => id === note.id) ?? note;
  return (
    <ConsolePage
      title="Artist notes"
      count={list.total === undefined ? undefined : `${list.total}, newest first`}
      actions={
        <ExportCsv
          options={exportArtistNotes()}
          wish={filters.values.q === '' ? {} : { q: filters.values.q }}
          fileName="artist-notes.csv"
          failed="The notes were not exported."
        />
      }
      mainAction={
        <Button variant="filled" size="dense" onClick={() => setOpened({ kind: 'write' })}>
          Write a note
        </Button>
      }
    >
      <SectionWords label="Collectors" pages={PEOPLE_PAGES} />
      <NoteList
        list={list}
        filters={filters}
        onEdit={(note) => setOpened({ kind: 'edit', note })}
        onWithdraw={(note) => setOpened({ kind: 'withdraw', note })}
      />
      {opened?.kind === 'write' && <NoteDialog note={null} onClose={close} />}
      {opened?.kind === 'edit' && <NoteDialog note={current(opened.note)} onClose={close} />}
      {opened?.kind === 'withdraw' && <WithdrawNote note={opened.note} onClose={close} />}
    </ConsolePage>
  );
}
