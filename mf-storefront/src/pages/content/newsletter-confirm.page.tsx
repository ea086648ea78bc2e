import { confirmNewsletterSubscription } from '@gallery/api-client';
import { NewsletterLinkAction } from '../../features/newsletter/newsletter-link-action';
import { usePageHead } from '../../use-page-head';

/** The page of the confirmation email's link. */
export function Component() {
  usePageHead('Letters from the gallery');
  return (
    <NewsletterLinkAction
      title="Letters from the gallery"
      description="New editions, evenings and rooms, a few letters a year. Shall they come to you?"
      button="Confirm"
      busyText="Confirming..."
      action={confirmNewsletterSubscription()}
      unknownLinkMessage="This link is not complete. Please open the one in our mail again, or subscribe anew."
    />
  );
}
