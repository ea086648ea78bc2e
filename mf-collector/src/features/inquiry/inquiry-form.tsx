import { isApiError, sendCollectorInquiry } from '@gallery/api-client';
import { COLLECTOR_INQUIRY_TYPES, type CollectorInquiryType } from '@gallery/domain';
import { showToast } from '@gallery/session';
import { Button, SelectField, TextAreaField, useFocusAfterPending } from '@gallery/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
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

/** Sends an inquiry as a collector. The text stays until it has arrived. */
export function InquiryForm({ artworks, initialArtworkId: askedAbout }: InquiryFormProps) {
  const [type, setType] = useState<CollectorInquiryType | ''>('');
  const [message, setMessage] = useState('');
  const [selected, setSelected] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const button = useRef<HTMLButtonElement>(null);
  const wanted = selected ?? askedAbout;
  const artworkId = artworks.find((artwork) => artwork.artworkId === wanted)?.artworkId;
  const { mutate: send, isPending } = useMutation({
    ...sendCollectorInquiry(),
    onSuccess: () => {
      setType('');
      setMessage('');
      setSelected('');
      showToast({ title: 'Inquiry Sent', description: 'We reply within 24 hours.' });
    },
    onError: (error) => {
      if (isApiError(error, 'validation_failed')) setErrors(error.fields);
      showToast({ title: 'Failed to send inquiry. Please try again.', tone: 'destructive' });
    },
  });
  useFocusAfterPending(isPending, button);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (type === '' || message.trim() === '') return;
    setErrors({});
    send({ message: message.trim(), inquiryType: type, ...(artworkId !== undefined && { artworkId }) });
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-busy={isPending}>
      <SelectField
        label="Inquiry type"
        value={type}
        error={errors['inquiryType']}
        disabled={isPending}
        required
        onChange={(event) =>
          setType(COLLECTOR_INQUIRY_TYPES.find((known) => known === event.target.value) ?? '')
        }
      >
        <option value="" disabled>
          Choose a type
        </option>
        {COLLECTOR_INQUIRY_TYPES.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </SelectField>
      <SelectField
        label="Artwork (optional)"
        value={artworkId ?? ''}
        error={errors['artworkId']}
        disabled={isPending}
        onChange={(event) => setSelected(event.target.value)}
      >
        <option value="">No particular work</option>
        {artworks.map((artwork) => (
          <option key={artwork.artworkId} value={artwork.artworkId}>
            {artwork.title}
          </option>
        ))}
      </SelectField>
      <div className={styles.wide}>
        <TextAreaField
          label="Message"
          value={message}
          error={errors['message']}
          disabled={isPending}
          required
          maxLength={MAX_MESSAGE_LENGTH}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
      <div className={styles.wide}>
        <Button
          ref={button}
          variant="filled"
          type="submit"
          disabled={type === '' || message.trim() === ''}
          isBusy={isPending}
          busyText="Sending..."
        >
          Send inquiry
        </Button>
      </div>
    </form>
  );
}
