import { replaceCertificate, returnPrint, voidPrint } from '@gallery/api-client';
import { showToast } from '@gallery/session';
import { useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import type { PrintDialogProps } from './hold-print-dialog';

type ReasonedAction = 'return' | 'void' | 'replace';

interface DialogText {
  title: (print: string) => string;
  text: string;
  label: string;
  busyLabel: string;
  failed: string;
  done: (number: number) => string;
}

const DIALOG_TEXT: Record<ReasonedAction, DialogText> = {
  return: {
    title: (print) => `Return ${print} to stock?`,
    text: 'It is for sale again, and the next buyer gets a certificate of their own. The history keeps its former sale.',
    label: 'Return to stock',
    busyLabel: 'Returning...',
    failed: 'The number was not returned.',
    done: (number) => `Number ${number} is for sale again`,
  },
  void: {
    title: (print) => `Make ${print} void?`,
    text: 'It is never sold again. This cannot be taken back.',
    label: 'Make void',
    busyLabel: 'Making void...',
    failed: 'The number was not made void.',
    done: (number) => `Number ${number} is void`,
  },
  replace: {
    title: (print) => `Replace the print of ${print}?`,
    text: 'The print is made again under the same number, for the same holder. A new certificate takes the place of the old one, which stays readable as replaced.',
    label: 'Replace print',
    busyLabel: 'Replacing...',
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
  row: { editionNumber, version, certificate },
  action,
  onClose,
}: PrintReasonDialogProps) {
  const text = DIALOG_TEXT[action];
  const print = { editionId, editionNumber, version };
  const mutations = {
    return: useMutation(returnPrint(print)),
    void: useMutation(voidPrint(print)),
    replace: useMutation(replaceCertificate({ coaId: certificate?.coaId ?? '' })),
  };
  const form = useAppForm({
    defaultValues: { reason: '' },
    submit: ({ reason }): Promise<unknown> => mutations[action].mutateAsync(reason),
    onSuccess: () => {
      showToast({ title: text.done(editionNumber) });
      onClose();
    },
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={text.title(`number ${editionNumber} of ${title}`)}
      confirmLabel={text.label}
      busyLabel={text.busyLabel}
      tone={action === 'return' ? 'ink' : 'destructive'}
      failureTitle={text.failed}
    >
      <p>{text.text}</p>
      <form.TextAreaField name="reason" label="Reason" hint="For the gallery's history." rows={2} />
    </ConfirmFormDialog>
  );
}
