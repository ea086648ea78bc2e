import { inquiryMailLink } from '@gallery/domain';
import { ButtonLink, EmptyState, Page, WordLink } from '@gallery/ui';
import { Link } from 'react-router';

/** What stands in the place of cart and checkout while the gallery sells by inquiry. */
export function InquiryOnly({ salesEmail }: { salesEmail: string }) {
  return (
    <Page isPadded>
      <EmptyState
        heading="h1"
        detail="Checkout is disabled. Purchases and pricing are by inquiry."
        action={
          <>
            <ButtonLink
              variant="filled"
              render={({ children, className }) => (
                <a href={inquiryMailLink(salesEmail, 'Purchasing')} className={className}>
                  {children}
                </a>
              )}
            >
              INQUIRE ABOUT PURCHASING
            </ButtonLink>
            <WordLink render={(parts) => <Link to="/fine-art" {...parts} />}>Fine Art</WordLink>
          </>
        }
      >
        Inquiry Only Mode
      </EmptyState>
    </Page>
  );
}
