import { exportArtistNotes, adminArtistNotesQuery } from '@gallery/api-client';
import type { ArtistNoteRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import {
  EditArtistNoteDialog,
  NewArtistNoteDialog,
  WithdrawArtistNoteDialog,
} from '../../features/artist-notes/artist-note-dialog';
import { ARTIST_NOTE_FILTERS, ArtistNoteList } from '../../features/artist-notes/artist-note-list';
import { useListPage } from '../../components/lists/use-list-page';
import { totalLabel } from '../../components/lists/use-paged-list';
import { useNewRecord } from '../../components/navigation/use-new-record';
import { ListPage } from '../../components/page/list-page';
import { COLLECTOR_TABS } from './collector-tabs';

type Opened = { kind: 'edit' | 'withdraw'; note: ArtistNoteRecord } | null;

/** The artist's words to collectors. */
export function Component() {
  const page = useListPage({
    path: '/admin/notes',
    ...ARTIST_NOTE_FILTERS,
    pageQuery: ({ q = '' }, cursor) => adminArtistNotesQuery(q, cursor),
  });
  const { list, filters } = page;
  const writing = useNewRecord();
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  // The list is fetched again when someone else saved first: the next press sends its version.
  const current = (note: ArtistNoteRecord) => list.rows?.find(({ id }) => id === note.id) ?? note;
  return (
    <ListPage
      page={page}
      title="Artist notes"
      count={totalLabel(list, 'newest first')}
      csv={{ options: exportArtistNotes(), subject: 'notes', fileName: 'artist-notes.csv' }}
      tabs={COLLECTOR_TABS}
      mainAction={
        <Button variant="filled" size="dense" onClick={writing.open}>
          Write a note
        </Button>
      }
    >
      <ArtistNoteList
        list={list}
        filters={filters}
        onEdit={(note) => setOpened({ kind: 'edit', note })}
        onWithdraw={(note) => setOpened({ kind: 'withdraw', note })}
      />
      {writing.isOpen && <NewArtistNoteDialog onClose={writing.close} />}
      {opened?.kind === 'edit' && <EditArtistNoteDialog note={current(opened.note)} onClose={close} />}
      {opened?.kind === 'withdraw' && <WithdrawArtistNoteDialog note={opened.note} onClose={close} />}
    </ListPage>
  );
}
