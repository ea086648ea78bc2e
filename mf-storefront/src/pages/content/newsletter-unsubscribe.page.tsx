import { unsubscribeFromNewsletter } from '@gallery/api-client';
import { NewsletterLinkAction } from '../../features/newsletter/newsletter-link-action';
import { usePageHead } from '../../use-page-head';

/** Where each letter leads those who have had enough: one press ends them, no questions. */
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
