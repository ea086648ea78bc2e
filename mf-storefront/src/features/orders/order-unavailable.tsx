import { errorReference } from '@gallery/api-client';
import { Button, PageError, TextLink } from '@gallery/ui';
import { SuggestedArtwork } from '../../components/suggested-artwork';

export interface OrderUnavailableProps {
  /** As the sentence names it. */
  subject: 'order' | 'payment';
  /** Why it could not be read. */
  error: unknown;
  salesEmail: string;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The return from a payment while the gallery does not answer: claims nothing, and warns against a second payment. */
export function OrderUnavailable({ subject, error, salesEmail, onRetry, isRetrying }: OrderUnavailableProps) {
  return (
    <PageError
      artwork={<SuggestedArtwork />}
      reference={errorReference(error)}
      detail="Please don’t pay again. If your payment went through, we will email you a confirmation."
      action={
        <>
          <Button isBusy={isRetrying} onClick={onRetry}>
            Retry
          </Button>
          <TextLink href={`mailto:${salesEmail}`}>Contact us</TextLink>
        </>
      }
    >
      Your {subject} could not be loaded
    </PageError>
  );
}
