import { sendPrintInquiry } from '@gallery/api-client';
import type { CollectionPrint } from '@gallery/contracts';
import { formatEditionNumber, type PrintInquiryType } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Dialog } from '@gallery/ui/dialog';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import { FormError } from '../../form/form-error';
import styles from './collection.module.css';

export interface PrintInquiryDialogProps {
  print: CollectionPrint;
  onClose: () => void;
}

const MAX_MESSAGE_LENGTH = 5_000;

/** Asks the gallery about lending or selling a print. */
export function PrintInquiryDialog({ print, onClose }: PrintInquiryDialogProps) {
  const { coaId, artworkTitle, editionNumber, editionTotal } = print;
  const { mutateAsync: send } = useMutation(sendPrintInquiry());
  const form = useAppForm<{ type: PrintInquiryType; message: string }, { message: string }>({
    defaultValues: { type: 'loan_inquiry', message: '' },
    validate: ({ message }) => ({ message: message.trim() ? undefined : 'Enter a message' }),
    submit: ({ type, message }) => send({ coaId, type, message: message.trim() }),
    onSuccess: ({ message }) => {
      showToast({ title: 'Request Sent', description: message });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Lend or sell this print"
      description={`${artworkTitle}, ${formatEditionNumber(editionTotal, editionNumber)}. The gallery will reply by email.`}
    >
      <Form form={form} className={styles.form}>
        <form.SelectField name="type" label="What do you have in mind?" required>
          <option value="loan_inquiry">Lend it to an exhibition</option>
          <option value="resale_inquiry">Sell it</option>
        </form.SelectField>
        <form.TextAreaField name="message" label="Message" required maxLength={MAX_MESSAGE_LENGTH} />
        <FormError error={form.formError} fallback="The request could not be sent. Please try again." />
        <SubmitButton form={form} variant="filled" busyText="Sending...">
          Send request
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
