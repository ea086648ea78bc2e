import { usePageTitle } from '@gallery/session';
import { ButtonLink, EmptyState, Page, TextLink } from '@gallery/ui';
import { Link } from 'react-router';

/** Any unknown path. */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <Page isPadded>
      <EmptyState
        heading="h1"
        detail="Did you forget to add the page to the router?"
        action={
          <>
            <ButtonLink render={(parts) => <Link to="/fine-art" {...parts} />}>Fine Art</ButtonLink>{' '}
            <TextLink render={(parts) => <Link to="/" {...parts} />}>Return Home</TextLink>
          </>
        }
      >
        404 Page Not Found
      </EmptyState>
    </Page>
  );
}
