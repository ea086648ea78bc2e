import { usePageTitle } from '@gallery/session';
import { ButtonLink, EmptyState, isDevelopment, Page, TextLink } from '@gallery/ui';

/** Any unknown path. */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <Page isPadded>
      <EmptyState
        heading="h1"
        detail={isDevelopment() ? 'Did you forget to add the page to the router?' : 'Nothing hangs here.'}
        action={
          <>
            <ButtonLink to="/fine-art">Fine Art</ButtonLink> <TextLink to="/">Return Home</TextLink>
          </>
        }
      >
        404 Page Not Found
      </EmptyState>
    </Page>
  );
}
