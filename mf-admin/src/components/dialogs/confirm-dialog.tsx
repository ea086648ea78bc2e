import { isApiError } from '@gallery/api-client';
import { Button } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { Form, SubmitButton, type AppForm, type FieldValues } from '@gallery/ui/forms';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styles from './confirm-dialog.module.css';
import { ErrorNotice } from '../feedback/error-notice';
import { OtherViewers } from '../live-updates/record-viewers';
import { RecordChangeNotice } from '../live-updates/record-change-notice';

interface ConfirmationProps {
  /** Default true, for a dialog that is rendered only while it is open. */
  isOpen?: boolean;
  /** Called when closed without confirming; not called while the action runs. */
  onClose: () => void;
  /** The question: `Delete Inside Voice?`. */
  title: string;
  /** What will happen and whether it can be undone, and fields if it needs any. */
  children: ReactNode;
  /** On the button: `Delete`. */
  confirmLabel: string;
  /** On the button while it is being done: `Deleting...`. */
  busyLabel?: string;
  /** `ink` for actions that remove nothing. */
  tone?: 'destructive' | 'ink';
  /** Before the error's sentence: `Error deleting artwork`. */
  failureTitle?: string;
}

export interface ConfirmDialogProps extends ConfirmationProps {
  /** The action: whether it is running, and what the last attempt threw. */
  mutation?: Pick<UseMutationResult<unknown, Error, never>, 'isPending' | 'error'>;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. Only here is a button filled red; Cancel has the same size. */
export function ConfirmDialog({
  onConfirm,
  mutation,
  failureTitle = '',
  children,
  ...dialog
}: ConfirmDialogProps) {
  const { confirmLabel, busyLabel, tone = 'destructive' } = dialog;
  const isBusy = mutation?.isPending ?? false;
  return (
    <ConfirmLayout
      {...dialog}
      isBusy={isBusy}
      button={
        <Button
          size="dense"
          variant="filled"
          tone={tone}
          isBusy={isBusy}
          busyText={busyLabel}
          onClick={() => onConfirm()}
        >
          {confirmLabel}
        </Button>
      }
    >
      <div className={styles.text}>{children}</div>
      <ErrorNotice title={failureTitle} failure={mutation?.error ?? null} />
    </ConfirmLayout>
  );
}

export interface ConfirmFormDialogProps<Values extends FieldValues> extends ConfirmationProps {
  form: AppForm<Values>;
  /** Shown in place of the error when someone else has changed the record meanwhile. */
  conflict?: ReactNode;
}

/** Asks the same with fields to fill in: a reason, a sum. */
export function ConfirmFormDialog<Values extends FieldValues>({
  form,
  conflict,
  failureTitle = '',
  children,
  ...dialog
}: ConfirmFormDialogProps<Values>) {
  const { confirmLabel, busyLabel = 'Saving...', tone = 'destructive' } = dialog;
  const isConflict = conflict !== undefined && isApiError(form.error, 'changed_meanwhile');
  return (
    <ConfirmLayout
      {...dialog}
      isBusy={form.isPending}
      button={
        <SubmitButton form={form} size="dense" variant="filled" tone={tone} busyText={busyLabel}>
          {confirmLabel}
        </SubmitButton>
      }
    >
      <Form form={form} look="boxed" className={styles.text}>
        <OtherViewers />
        {!isConflict && <RecordChangeNotice />}
        {children}
        {isConflict && conflict}
      </Form>
      <ErrorNotice title={failureTitle} failure={isConflict ? null : form.formError} />
    </ConfirmLayout>
  );
}

interface ConfirmLayoutProps extends Pick<ConfirmationProps, 'isOpen' | 'onClose' | 'title' | 'children'> {
  isBusy: boolean;
  button: ReactNode;
}

function ConfirmLayout({ isOpen = true, onClose, title, isBusy, button, children }: ConfirmLayoutProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isBusy && onClose()}
      title={title}
      footer={
        <div className={styles.answers}>
          <Button size="dense" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          {button}
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
