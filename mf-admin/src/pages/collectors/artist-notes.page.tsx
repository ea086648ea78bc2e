import { exportArtistNotes, adminArtistNotesQuery } from '@gallery/api-client';
import type { ArtistNoteRecord } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useState } from 'react';
import { EditArtistNoteDialog, NewArtistNoteDialog } from '../../features/artist-notes/artist-note-dialog';
import { ARTIST_NOTE_FILTERS, ArtistNoteList } from '../../features/artist-notes/artist-note-list';
import { WithdrawArtistNoteDialog } from '../../features/artist-notes/withdraw-artist-note-dialog';
import { AdminPage } from '../../components/page/admin-page';
import { ExportCsvButton } from '../../components/actions/export-csv-button';
import { PageTabs } from '../../components/page/page-tabs';
import { useFilters } from '../../components/filters/use-filters';
import { usePagedList } from '../../components/lists/use-paged-list';
import { COLLECTOR_TABS } from './collector-tabs';

/** What is open over the list; one thing at a time. */
type Opened = { kind: 'write' } | { kind: 'edit' | 'withdraw'; note: ArtistNoteRecord } | null;

/** The artist's words to collectors. */
export function Component() {
  const filters = useFilters(ARTIST_NOTE_FILTERS);
  const list = usePagedList((cursor) => adminArtistNotesQuery(filters.values.q, cursor));
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  // The list is read anew when somebody else was faster: the next press sends its version.
  const current = (note: ArtistNoteRecord) => list.rows?.find(({ id }) => id === note.id) ?? note;
  return (
    <AdminPage
      title="Artist notes"
      count={list.total === undefined ? undefined : `${list.total}, newest first`}
      actions={
        <ExportCsvButton
          options={exportArtistNotes()}
          filter={filters.values.q === '' ? {} : { q: filters.values.q }}
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
      <PageTabs label="Collectors" pages={COLLECTOR_TABS} />
      <ArtistNoteList
        list={list}
        filters={filters}
        onEdit={(note) => setOpened({ kind: 'edit', note })}
        onWithdraw={(note) => setOpened({ kind: 'withdraw', note })}
      />
      {opened?.kind === 'write' && <NewArtistNoteDialog onClose={close} />}
      {opened?.kind === 'edit' && <EditArtistNoteDialog note={current(opened.note)} onClose={close} />}
      {opened?.kind === 'withdraw' && <WithdrawArtistNoteDialog note={opened.note} onClose={close} />}
    </AdminPage>
  );
}
