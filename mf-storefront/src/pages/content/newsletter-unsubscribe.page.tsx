import { unsubscribeFromNewsletter } from '@gallery/api-client';
import { NewsletterLinkAction } from '../../features/newsletter/newsletter-link-action';
import { usePageHead } from '../../use-page-head';

/** The page of the unsubscribe link in every newsletter. */
export function Component() {
  usePageHead('Unsubscribe');
  return (
    <NewsletterLinkAction
      title="Unsubscribe"
      description="No more letters from the gallery will come to you."
      button="Unsubscribe"
      busyText="Unsubscribing..."
      action={unsubscribeFromNewsletter()}
      unknownLinkMessage="This link is not complete. Please open the one in our letter again."
    />
  );
}
