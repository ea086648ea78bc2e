import { usePageTitle } from '@gallery/session';
import { ButtonLink, EmptyState, isDevelopment, Page, TextLink } from '@gallery/ui';
import { useSuggestedArtwork } from './use-suggested-artwork';

/** Any unknown path. */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  const artwork = useSuggestedArtwork();
  return (
    <Page isPadded>
      <EmptyState
        heading="h1"
        artwork={artwork}
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
