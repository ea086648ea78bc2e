import { releaseHeldPrint, holdPrint, replaceCertificate, returnPrint, voidPrint } from '@gallery/api-client';
import type { EditionStock, PrintRecord } from '@gallery/contracts';
import { GALLERY_HOLD_DAYS, type PrintTransition } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { SellPrintDialog } from './sell-print-dialog';
import { PersonField } from '../../components/forms/person-field';
import { ConfirmDialog, ConfirmFormDialog } from '../../components/dialogs/confirm-dialog';
import { useMutationForm } from '../../components/forms/use-mutation-form';

/** What someone wants to do, and with which number; for a sale, the ledger may choose the number. */
export type PrintAction =
  | { kind: 'sell'; editionNumber: number | null; isByLink?: boolean }
  | { kind: Exclude<PrintTransition, 'sell'>; editionNumber: number };

interface PrintActionDialogProps {
  ledger: EditionStock;
  action: PrintAction;
  onClose: () => void;
}

/** The dialog of an action. It reads the number from the ledger as it is now: after a refusal that is the fresh one. */
export function PrintActionDialog({ ledger, action, onClose }: PrintActionDialogProps) {
  if (action.kind === 'sell') return <SellPrintDialog ledger={ledger} {...action} onClose={onClose} />;
  const row = ledger.prints.find(({ editionNumber }) => editionNumber === action.editionNumber);
  if (!row) return null;
  const props = { ledger, row, onClose };
  if (action.kind === 'hold') return <HoldPrintDialog {...props} />;
  if (action.kind === 'release') return <ReleasePrintDialog {...props} />;
  return <PrintReasonDialog {...props} action={action.kind} />;
}

function ReleasePrintDialog({ ledger, row: { editionNumber, version, holder }, onClose }: PrintDialogProps) {
  const { editionId, title } = ledger;
  const releasing = useMutation(releaseHeldPrint({ editionId, editionNumber, version }));
  const release = () =>
    releasing.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: `Number ${editionNumber} is available` });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Release number ${editionNumber} of ${title}?`}
      confirmLabel="Release"
      busyLabel="Releasing..."
      tone="ink"
      mutation={releasing}
      failureTitle="The number was not released."
      onConfirm={release}
    >
      <p>{holder ? `It is held for ${holder}. ` : ''}Anyone can buy it after that.</p>
    </ConfirmDialog>
  );
}

interface PrintDialogProps {
  ledger: EditionStock;
  row: PrintRecord;
  onClose: () => void;
}

function HoldPrintDialog({
  ledger: { editionId, title },
  row: { editionNumber, version },
  onClose,
}: PrintDialogProps) {
  const form = useMutationForm({
    mutation: holdPrint({ editionId, editionNumber, version }),
    defaultValues: { holdFor: '', day: dayIn(GALLERY_HOLD_DAYS), reason: 'By phone' },
    fieldNames: { until: 'day' },
    toRequest: ({ day, ...hold }) => ({ ...hold, until: endOfDay(day) }),
    toast: `Number ${editionNumber} is on hold`,
    onSuccess: onClose,
  });
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title={`Hold number ${editionNumber} of ${title}`}
      confirmLabel="Hold"
      busyLabel="Holding..."
      tone="ink"
      failureTitle="The number was not put on hold."
    >
      <p>No one else can buy it until then. You can sell or release it at any time.</p>
      <form.Field name="holdFor">{(field) => <PersonField label="For" {...field} />}</form.Field>
      <form.TextField name="day" label="Until the end of" type="date" />
      <form.TextField name="reason" label="Reason" hint="Internal; saved in the history." />
    </ConfirmFormDialog>
  );
}

/** The day this many days from now in the reader's zone, as a date field has it. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The last moment of a day in the reader's zone. The server refuses what is not a day, at the field. */
function endOfDay(day: string): string {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? day : end.toISOString();
}

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
    text: 'It goes on sale again, and the next buyer gets a new certificate. The earlier sale stays in the history.',
    label: 'Return to stock',
    busyLabel: 'Returning...',
    failed: 'The number was not returned.',
    done: (number) => `Number ${number} is for sale again`,
  },
  void: {
    title: (print) => `Void ${print}?`,
    text: 'It can never be sold again. This cannot be undone.',
    label: 'Void',
    busyLabel: 'Voiding...',
    failed: 'The number was not voided.',
    done: (number) => `Number ${number} is void`,
  },
  replace: {
    title: (print) => `Replace ${print}?`,
    text: 'The print is remade with the same number for the same holder. A new certificate replaces the old one, which is marked as replaced.',
    label: 'Replace print',
    busyLabel: 'Replacing...',
    failed: 'The print was not replaced.',
    done: (number) => `Number ${number} has a new certificate`,
  },
};

interface PrintReasonDialogProps extends PrintDialogProps {
  action: ReasonedAction;
}

/** Asks why before a number is returned, made void, or its print replaced. */
function PrintReasonDialog({
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
    submit: (typed): Promise<unknown> => mutations[action].mutateAsync(typed),
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
      <form.TextAreaField name="reason" label="Reason" hint="Internal; saved in the history." rows={2} />
    </ConfirmFormDialog>
  );
}
