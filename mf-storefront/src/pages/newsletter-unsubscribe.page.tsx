import { endNewsletter } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import { LetterStep } from '../features/newsletter/letter-step';
import { usePageHead } from '../page-head';

/** Where each letter leads those who have had enough: one press ends them, no questions. */
export function Component() {
  const { brand } = useGallerySettings((state) => state.settings);
  usePageHead('Unsubscribe', brand.name);
  return (
    <LetterStep
      title="Unsubscribe"
      sentence="No more letters from the gallery will come to you."
      button="Unsubscribe"
      busyText="Unsubscribing..."
      step={endNewsletter()}
      unknownLink="This link is not complete. Please open the one in our letter again."
    />
  );
}
