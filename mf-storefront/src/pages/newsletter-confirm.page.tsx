import { confirmNewsletter } from '@gallery/api-client';
import { useGallerySettings } from '@gallery/session';
import { LetterStep } from '../features/newsletter/letter-step';
import { usePageHead } from '../page-head';

/** Where the confirmation mail leads: the letters begin with a press of the button. */
export function Component() {
  const { brand } = useGallerySettings((state) => state.settings);
  usePageHead('Letters from the gallery', brand.name);
  return (
    <LetterStep
      title="Letters from the gallery"
      sentence="New editions, evenings and rooms, a few letters a year. Shall they come to you?"
      button="Confirm"
      busyText="Confirming..."
      step={confirmNewsletter()}
      unknownLink="This link is not complete. Please open the one in our mail again, or subscribe anew."
    />
  );
}
