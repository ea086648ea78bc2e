import type { InventoryRecord } from '@gallery/contracts';
import type { ArtworkFormMode } from '@gallery/domain';
import { Button } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useRef, useState, type SubmitEvent, useEffect, type RefObject } from 'react';
import { TextButton } from '../../components/actions/text-button';
import { ErrorNotice } from '../../components/feedback/error-notice';
import { ArtworkConflictNotice } from './artwork-conflict-notice';
import type { FormOptions } from './use-form-options';
import { useSaveArtwork } from './use-save-artwork';
import { useArtworkDraft } from './draft/use-artwork-draft';
import type { ArtworkDraft } from './draft/artwork-draft';
import { ArtworkFormFields } from './artwork-form';
import styles from './artwork-form.module.css';
import type { FieldErrors } from './draft/artwork-draft-validation';

export interface ArtworkDialogProps {
  form: ArtworkFormMode;
  /** Null for a new artwork. */
  artworkId: string | null;
  title: string;
  basis: FormOptions;
  /** What the form is filled with unless a draft was stored. */
  begin: () => ArtworkDraft;
  onClose: () => void;
  onSaved?: (record: InventoryRecord) => void;
}

/** An artwork's form in its dialog. Closing keeps what was typed; a failed save loses nothing. */
export function ArtworkDialog({
  form,
  artworkId,
  title,
  basis,
  begin,
  onClose,
  onSaved,
}: ArtworkDialogProps) {
  const state = useArtworkDraft(artworkId, begin);
  const { draft, change, isKept, startOver, forget } = state;
  const [isBusy, setBusy] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const { save, isSaving, errors, failure, clear } = useSaveArtwork(form, {
    artworkId,
    onSaved: (record) => {
      forget();
      onSaved?.(record);
      onClose();
    },
  });
  useFocusFirstError(fields, errors);
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
            <TextButton disabled={isSaving} onClick={() => startOver(begin())}>
              Start over
            </TextButton>
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
        <ArtworkFormFields
          form={form}
          basis={basis}
          draft={draft}
          errors={errors}
          change={(rule) => change(rule)}
          onBusy={setBusy}
        />
      </form>
      <ArtworkConflictNotice book={basis.book} failure={failure} state={state} onDecided={clear} />
      <ErrorNotice
        title={form === 'create' ? 'Error creating artwork' : 'Error updating artwork'}
        failure={isConflict(failure) || Object.keys(errors).length > 0 ? null : failure}
      />
    </Dialog>
  );
}

const isConflict = (failure: Error | null): boolean =>
  failure !== null && 'code' in failure && failure.code === 'changed_meanwhile';

/** Brings the focus to the first field that is wrong, each time that something new is found wrong. */
function useFocusFirstError(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [aria-describedby$="-error"]')?.focus();
  }, [form, errors]);
}
