import { isApiError } from '@gallery/api-client';
import { Dialog } from '@gallery/ui/dialog';
import { Form, SubmitButton, type AppForm, type FieldValues } from '@gallery/ui/forms';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../feedback/error-notice';
import { ConflictNotice } from './conflict-notice';
import { OtherViewers } from '../live-updates/record-viewers';
import { RecordChangeNotice } from '../live-updates/record-change-notice';

export interface FormDialogProps<Values extends FieldValues> {
  form: AppForm<Values>;
  title: string;
  /** On the button: `Save note`. */
  saveLabel: string;
  /** On the button while it is being sent; default `Saving...`. */
  busyText?: string;
  /** False while there is nothing to save. */
  isReady?: boolean;
  /** The fields. */
  children: ReactNode;
  /** Before the error's sentence: `The note was not saved.` */
  failureTitle: string;
  /** For a form whose record someone else may change meanwhile. */
  conflict?: {
    /** What it is a form of: `note`. */
    of: string;
    /** Puts the current record into the form, instead of what was entered. */
    onTake: () => void;
    /** The record has changed since the form was filled, from `useFormVersion`. */
    isNewer?: boolean;
  };
  /** Called when closed without saving; not called while saving. */
  onClose: () => void;
}

/** A form in a dialog. What was typed stays when saving fails, also when someone else saved first. */
export function FormDialog<Values extends FieldValues>({
  form,
  title,
  saveLabel,
  busyText = 'Saving...',
  isReady = true,
  children,
  failureTitle,
  conflict,
  onClose,
}: FormDialogProps<Values>) {
  const isConflict = conflict !== undefined && isApiError(form.error, 'changed_meanwhile');
  return (
    <Dialog
      isOpen
      width="checkout"
      title={title}
      onClose={() => !form.isPending && onClose()}
      footer={
        <SubmitButton form={form} variant="filled" size="dense" disabled={!isReady} busyText={busyText}>
          {saveLabel}
        </SubmitButton>
      }
    >
      <Form form={form} look="boxed">
        <OtherViewers />
        {!isConflict && (
          <RecordChangeNotice onTake={conflict?.onTake} isNewer={conflict?.isNewer && !form.isPending} />
        )}
        {children}
        {isConflict ? (
          <ConflictNotice subject={conflict.of} onTake={conflict.onTake} />
        ) : (
          <ErrorNotice title={failureTitle} failure={form.formError} />
        )}
      </Form>
    </Dialog>
  );
}
