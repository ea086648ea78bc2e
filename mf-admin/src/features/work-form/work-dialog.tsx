import type { InventoryRecord } from '@gallery/contracts';
import type { ArtworkForm } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useRef, useState, type SubmitEvent } from 'react';
import { Problem } from '../../parts/problem';
import { Conflict } from './conflict';
import type { FormBasis } from './form-basis';
import { useSaveWork } from './save-work';
import { useDraft } from './use-draft';
import { useFirstFault } from './use-first-fault';
import type { WorkDraft } from './work-draft';
import { WorkForm } from './work-form';
import styles from './work-form.module.css';

export interface WorkDialogProps {
  form: ArtworkForm;
  /** Null for a new work. */
  workId: string | null;
  title: string;
  basis: FormBasis;
  /** What the form is filled with unless a draft was kept. */
  begin: () => WorkDraft;
  onClose: () => void;
  onSaved?: (record: InventoryRecord) => void;
}

/** A work's form in its dialog. Closing keeps what was typed; a failed save loses nothing. */
export function WorkDialog({ form, workId, title, basis, begin, onClose, onSaved }: WorkDialogProps) {
  const state = useDraft(workId, begin);
  const { draft, change, isKept, startOver, forget } = state;
  const [isBusy, setBusy] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const { save, isSaving, faults, failure, clear } = useSaveWork(form, {
    workId,
    onSaved: (record) => {
      forget();
      onSaved?.(record);
      onClose();
    },
  });
  useFirstFault(fields, faults);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSaving && !isBusy) save(draft);
  };
  return (
    <Dialog
      isOpen
      onClose={() => !isSaving && onClose()}
      title={title}
      width="checkout"
      footer={
        <div className={styles.foot}>
          <p className={styles.state} aria-live="polite">
            {isBusy ? 'Pictures are on their way...' : isKept ? 'This is your draft from before.' : ''}
          </p>
          {isKept && (
            <Button variant="word" disabled={isSaving} onClick={() => startOver(begin())}>
              Start over
            </Button>
          )}
          <Button
            type="submit"
            form="work-form"
            size="dense"
            variant="filled"
            disabled={isBusy}
            isBusy={isSaving}
            busyText="Saving..."
          >
            {form === 'create' ? 'Add Artwork' : 'Save Changes'}
          </Button>
        </div>
      }
    >
      <form id="work-form" ref={fields} noValidate onSubmit={submit} aria-busy={isSaving}>
        <WorkForm
          form={form}
          basis={basis}
          draft={draft}
          faults={faults}
          change={(rule) => change(rule)}
          onBusy={setBusy}
        />
      </form>
      <Conflict book={basis.book} failure={failure} state={state} onDecided={clear} />
      <Problem
        title={form === 'create' ? 'Error creating artwork' : 'Error updating artwork'}
        failure={isConflict(failure) || Object.keys(faults).length > 0 ? null : failure}
      />
    </Dialog>
  );
}

const isConflict = (failure: Error | null): boolean =>
  failure !== null && 'code' in failure && failure.code === 'changed_meanwhile';
