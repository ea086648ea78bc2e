import { isApiError } from '@gallery/api-client';
import { Button, Notice } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { hasFieldErrors } from '../forms/field-errors';
import { ErrorNotice } from '../feedback/error-notice';

export interface FormDialogProps {
  title: string;
  /** The word on the button: `Save note`. */
  saveLabel: string;
  /** False while something is missing without which there is nothing to save. */
  isReady?: boolean;
  /** The fields. */
  children: ReactNode;
  isBusy: boolean;
  /** What the last attempt threw; what it says of fields is said there. */
  failure: Error | null;
  /** Before the failure's sentence: `The note was not saved.` */
  failureTitle: string;
  /** Of a form whose record somebody else may change meanwhile. */
  conflict?: {
    /** What it is a form of: `note`. */
    of: string;
    /** Puts what is there now into the form, instead of what was entered. */
    onTake: () => void;
  };
  onSave: () => void;
  /** Closed without saving; not asked while it is being saved. */
  onClose: () => void;
}

/** A form that stands over the page. What was typed stays when saving fails, also because somebody else was faster. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    saveLabel: saveWord,
    isReady = true,
    children,
    isBusy,
    failure,
    failureTitle,
    conflict,
  } = props;
  const { onSave, onClose } = props;
  const formId = useId();
  const isConflict = conflict !== undefined && isApiError(failure, 'changed_meanwhile');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReady && !isBusy) onSave();
  };
  return (
    <Dialog
      isOpen
      width="checkout"
      title={title}
      onClose={() => !isBusy && onClose()}
      footer={
        <Button
          type="submit"
          form={formId}
          variant="filled"
          size="dense"
          disabled={!isReady}
          isBusy={isBusy}
          busyText="Saving..."
        >
          {saveWord}
        </Button>
      }
    >
      <form id={formId} noValidate aria-busy={isBusy} onSubmit={submit}>
        {children}
        {isConflict && (
          <Notice tone="warning" isAnswer title={`Somebody else has changed this ${conflict.of} meanwhile.`}>
            What you entered is still here: save again to let it hold, or{' '}
            <Button variant="text" onClick={conflict.onTake}>
              take what is there now
            </Button>
          </Notice>
        )}
        {!isConflict && !hasFieldErrors(failure) && <ErrorNotice title={failureTitle} failure={failure} />}
      </form>
    </Dialog>
  );
}
