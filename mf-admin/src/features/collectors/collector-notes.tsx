import { deleteCollectorNote } from '@gallery/api-client';
import type { CollectorNoteView } from '@gallery/contracts';
import { Button } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../parts/confirm-dialog';
import { DetailPart } from '../../parts/detail-part';
import { Moment } from '../../parts/moment';
import { Quiet } from '../../parts/quiet';
import { Row, RowList } from '../../parts/row-list';
import styles from './collectors.module.css';
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
        <RowList>
          {notes.map((note) => (
            <Row key={note.id}>
              <p className={styles.text}>{note.text}</p>
              <Quiet>
                {note.by}, <Moment at={note.createdAt} shape="day" />
                {note.editedAt !== null && ', edited'}
              </Quiet>
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
            </Row>
          ))}
        </RowList>
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
