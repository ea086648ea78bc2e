import { deleteCollectorNote } from '@gallery/api-client';
import type { CollectorNoteView } from '@gallery/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { DetailSection } from '../../components/records/detail-section';
import { DateTime } from '../../components/text/date-time';
import { MutedText } from '../../components/text/muted-text';
import { Row, RowList } from '../../components/records/row-list';
import styles from './collectors.module.css';
import { AddCollectorNoteDialog, EditCollectorNoteDialog } from './collector-note-dialog';

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
    <DetailSection title="Notes">
      {notes.length > 0 && (
        <RowList>
          {notes.map((note) => (
            <Row key={note.id}>
              <p className={styles.text}>{note.text}</p>
              <MutedText>
                {note.by}, <DateTime at={note.createdAt} shape="day" />
                {note.editedAt !== null && ', edited'}
              </MutedText>
              {note.isOwn && (
                <span>
                  <TextButton onClick={() => setOpen({ kind: 'edit', note })}>Edit</TextButton>{' '}
                  <TextButton
                    tone="destructive"
                    onClick={() => {
                      deleting.reset();
                      setOpen({ kind: 'delete', note });
                    }}
                  >
                    Delete
                  </TextButton>
                </span>
              )}
            </Row>
          ))}
        </RowList>
      )}
      <div>
        <TextButton onClick={() => setOpen({ kind: 'add' })}>Add a note</TextButton>
      </div>
      {open?.kind === 'add' && <AddCollectorNoteDialog collectorId={collectorId} onClose={close} />}
      {open?.kind === 'edit' && (
        <EditCollectorNoteDialog
          collectorId={collectorId}
          note={notes.find(({ id }) => id === open.note.id) ?? open.note}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          onClose={close}
          title="Delete this note?"
          confirmLabel="Delete"
          busyLabel="Deleting..."
          mutation={deleting}
          failureTitle="The note was not deleted."
          onConfirm={() => deleting.mutate(open.note.id, { onSuccess: close })}
        >
          <p>{open.note.text}</p>
        </ConfirmDialog>
      )}
    </DetailSection>
  );
}
