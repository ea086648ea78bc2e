import { confirmNewsletterSubscription } from '@gallery/api-client';
import { NewsletterLinkAction } from '../../features/newsletter/newsletter-link-action';
import { usePageHead } from '../../use-page-head';

/** The page of the confirmation email's link. */
export function Component() {
  usePageHead('Letters from the gallery');
  return (
    <NewsletterLinkAction
      title="Letters from the gallery"
      description="New editions, live events and exhibitions, a few letters a year. Would you like to receive them?"
      button="Confirm"
      busyText="Confirming..."
      action={confirmNewsletterSubscription()}
      unknownLinkMessage="This link is incomplete. Please open the link in our email again, or subscribe once more."
    />
  );
}
