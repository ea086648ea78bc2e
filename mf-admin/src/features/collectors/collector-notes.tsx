import { deleteCollectorNote } from '@gallery/api-client';
import type { CollectorNoteView } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { Moment } from '../../parts/moment';
import styles from './collectors.module.css';
import { DetailPart } from './detail-part';
import { NoteDialog } from './note-dialog';

export interface CollectorNotesProps {
  collectorId: string;
  notes: readonly CollectorNoteView[];
}

type Open = { kind: 'add' } | { kind: 'edit' | 'delete'; note: CollectorNoteView } | null;

/** What the gallery's people wrote down, newest first; one's own can be changed. */
export function CollectorNotes({ collectorId, notes }: CollectorNotesProps) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const deleting = useMutation(deleteCollectorNote(collectorId));
  return (
    <DetailPart title="Notes">
      {notes.length > 0 && (
        <ul className={styles.rows}>
          {notes.map((note) => (
            <li key={note.id} className={styles.row}>
              <p className={`${styles.text} ${styles.whole}`}>{note.text}</p>
              <span className={styles.quiet}>
                {note.by}, <Moment at={note.createdAt} shape="day" />
                {note.editedAt !== null && ', edited'}
              </span>
              {note.isOwn && (
                <span>
                  <Button variant="word" onClick={() => setOpen({ kind: 'edit', note })}>
                    Edit
                  </Button>{' '}
                  <Button
                    variant="word"
                    tone="destructive"
                    onClick={() => {
                      deleting.reset();
                      setOpen({ kind: 'delete', note });
                    }}
                  >
                    Delete
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button variant="word" onClick={() => setOpen({ kind: 'add' })}>
          Add a note
        </Button>
      </div>
      {open?.kind === 'add' && <NoteDialog collectorId={collectorId} note={null} onClose={close} />}
      {open?.kind === 'edit' && (
        <NoteDialog
          collectorId={collectorId}
          note={notes.find(({ id }) => id === open.note.id) ?? open.note}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title="Delete this note?"
          confirmWord="Delete"
          busyWord="Deleting..."
          isBusy={deleting.isPending}
          failure={deleting.error}
          failureTitle="The note was not deleted."
          onConfirm={() => deleting.mutate(open.note.id, { onSuccess: close })}
        >
          <p>{open.note.text}</p>
        </ConfirmDialog>
      )}
    </DetailPart>
  );
}
