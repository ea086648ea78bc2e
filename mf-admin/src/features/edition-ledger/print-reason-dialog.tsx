import { replaceCertificate, returnPrint, voidPrint } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { TextAreaField } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog';
import { fieldError } from '../../components/forms/field-errors';
import type { PrintDialogProps } from './hold-print-dialog';

type ReasonedAction = 'return' | 'void' | 'replace';

interface DialogText {
  title: (print: string) => string;
  text: string;
  word: string;
  busyWord: string;
  failed: string;
  done: (number: number) => string;
}

const DIALOG_TEXT: Record<ReasonedAction, DialogText> = {
  return: {
    title: (print) => `Return ${print} to stock?`,
    text: 'It is for sale again, and the next buyer gets a certificate of their own. The history keeps its former sale.',
    word: 'Return to stock',
    busyWord: 'Returning...',
    failed: 'The number was not returned.',
    done: (number) => `Number ${number} is for sale again`,
  },
  void: {
    title: (print) => `Make ${print} void?`,
    text: 'It is never sold again. This cannot be taken back.',
    word: 'Make void',
    busyWord: 'Making void...',
    failed: 'The number was not made void.',
    done: (number) => `Number ${number} is void`,
  },
  replace: {
    title: (print) => `Replace the print of ${print}?`,
    text: 'The print is made again under the same number, for the same holder. A new certificate takes the place of the old one, which stays readable as replaced.',
    word: 'Replace print',
    busyWord: 'Replacing...',
    failed: 'The print was not replaced.',
    done: (number) => `Number ${number} has a new certificate`,
  },
};

export interface PrintReasonDialogProps extends PrintDialogProps {
  action: ReasonedAction;
}

/** Asks why before a number is returned, made void, or its print replaced. */
export function PrintReasonDialog({
  ledger: { editionId, title },
  row,
  action: deed,
  onClose,
}: PrintReasonDialogProps) {
  const { number, version, certificate } = row;
  const [reason, setReason] = useState('');
  const seen = { editionId, number, version };
  const returning = useMutation(returnPrint(seen));
  const voiding = useMutation(voidPrint(seen));
  const replacing = useMutation(replaceCertificate({ coaId: certificate?.coaId ?? '' }));
  const doing = { return: returning, void: voiding, replace: replacing }[deed];
  const words = DIALOG_TEXT[deed];
  const confirm = () =>
    doing.mutate(reason, {
      onSuccess: () => {
        showToast({ title: words.done(number) });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={words.title(`number ${number} of ${title}`)}
      confirmLabel={words.word}
      busyLabel={words.busyWord}
      tone={deed === 'return' ? 'ink' : 'destructive'}
      isBusy={doing.isPending}
      failure={doing.error}
      failureTitle={words.failed}
      onConfirm={confirm}
    >
      <p>{words.text}</p>
      <TextAreaField
        look="boxed"
        label="Reason"
        hint="For the gallery's history."
        rows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={fieldError(doing.error, 'reason')}
      />
    </ConfirmDialog>
  );
}
