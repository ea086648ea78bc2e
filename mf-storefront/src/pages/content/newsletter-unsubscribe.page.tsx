import { unsubscribeFromNewsletter } from '@gallery/api-client';
import { NewsletterLinkAction } from '../../features/newsletter/newsletter-link-action';
import { usePageHead } from '../../use-page-head';

/** The page of the unsubscribe link in every newsletter. */
export function Component() {
  usePageHead('Unsubscribe');
  return (
    <NewsletterLinkAction
      title="Unsubscribe"
      description="You will no longer receive Letters from the gallery."
      button="Unsubscribe"
      busyText="Unsubscribing..."
      action={unsubscribeFromNewsletter()}
      unknownLinkMessage="This link is incomplete. Please open the link in our email again."
    />
  );
}
