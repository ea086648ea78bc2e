import { inquiryEmailLink } from '@gallery/domain';
import { ButtonLink, EmptyState, Page, TextLink } from '@gallery/ui';

/** Replaces cart and checkout in inquiry mode. */
export function InquiryOnlyState({ salesEmail }: { salesEmail: string }) {
  return (
    <Page isPadded>
      <EmptyState
        heading="h1"
        detail="Checkout is disabled. Purchases and pricing are by inquiry."
        action={
          <>
            <ButtonLink variant="filled" href={inquiryEmailLink(salesEmail, 'Purchasing')}>
              INQUIRE ABOUT PURCHASING
            </ButtonLink>
            <TextLink to="/fine-art">Fine Art</TextLink>
          </>
        }
      >
        Inquiry Only Mode
      </EmptyState>
    </Page>
  );
}
