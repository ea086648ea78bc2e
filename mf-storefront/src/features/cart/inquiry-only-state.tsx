import { inquiryEmailLink } from '@gallery/domain';
import { ButtonLink, EmptyState, Page, TextLink } from '@gallery/ui';
import { Link } from 'react-router';

/** Replaces cart and checkout in inquiry mode. */
export function InquiryOnlyState({ salesEmail }: { salesEmail: string }) {
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
                <a href={inquiryEmailLink(salesEmail, 'Purchasing')} className={className}>
                  {children}
                </a>
              )}
            >
              INQUIRE ABOUT PURCHASING
            </ButtonLink>
            <TextLink render={(parts) => <Link to="/fine-art" {...parts} />}>Fine Art</TextLink>
          </>
        }
      >
        Inquiry Only Mode
      </EmptyState>
    </Page>
  );
}
