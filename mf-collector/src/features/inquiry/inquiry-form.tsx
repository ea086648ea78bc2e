import { sendCollectorInquiry } from '@gallery/api-client';
import { REPLY_WITHIN, COLLECTOR_INQUIRY_TYPES, type CollectorInquiryType } from '@gallery/domain';
import { showToast, showErrorToast } from '@gallery/session';
import { Form, SubmitButton, useAppForm } from '@gallery/ui/forms';
import { useMutation } from '@tanstack/react-query';
import styles from './inquiry-form.module.css';

/** An artwork to inquire about. */
export interface InquiryArtwork {
  artworkId: string;
  title: string;
}

export interface InquiryFormProps {
  /** Artworks to choose from: the saved and previewed ones. */
  artworks: readonly InquiryArtwork[];
  /** The artwork named by the address, selected once it is loaded. */
  initialArtworkId: string | null;
}

const MAX_MESSAGE_LENGTH = 5_000;

interface InquiryValues {
  inquiryType: CollectorInquiryType | '';
  artworkId: string;
  message: string;
}

/** Sends an inquiry as a collector. The text stays until it has arrived. */
export function InquiryForm({ artworks, initialArtworkId }: InquiryFormProps) {
  const { mutateAsync: send } = useMutation(sendCollectorInquiry());
  const form = useAppForm<InquiryValues, unknown>({
    defaultValues: { inquiryType: '', artworkId: initialArtworkId ?? '', message: '' },
    submit: async ({ inquiryType, artworkId, message }) => {
      if (inquiryType === '') throw new Error('No inquiry type is chosen.');
      await send({
        inquiryType,
        message: message.trim(),
        ...(artworks.some((artwork) => artwork.artworkId === artworkId) && { artworkId }),
      });
    },
    onSuccess: () => {
      form.reset({ inquiryType: '', artworkId: '', message: '' });
      showToast({ title: 'Inquiry Sent', description: `We will reply within ${REPLY_WITHIN}.` });
    },
    onError: () => showErrorToast('Failed to send inquiry. Please try again.'),
  });
  const { inquiryType, message } = form.watch();

  return (
    <Form form={form} className={styles.form}>
      <form.SelectField name="inquiryType" label="Inquiry type" required>
        <option value="" disabled>
          Choose a type
        </option>
        {COLLECTOR_INQUIRY_TYPES.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </form.SelectField>
      <form.SelectField name="artworkId" label="Artwork (optional)">
        <option value="">No specific artwork</option>
        {artworks.map((artwork) => (
          <option key={artwork.artworkId} value={artwork.artworkId}>
            {artwork.title}
          </option>
        ))}
      </form.SelectField>
      <div className={styles.wide}>
        <form.TextAreaField name="message" label="Message" required maxLength={MAX_MESSAGE_LENGTH} />
      </div>
      <div className={styles.wide}>
        <SubmitButton
          form={form}
          variant="filled"
          disabled={inquiryType === '' || message.trim() === ''}
          busyText="Sending..."
        >
          Send inquiry
        </SubmitButton>
      </div>
    </Form>
  );
}
