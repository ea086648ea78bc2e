import { ButtonLink, EmptyState, Page, PageHeading } from '@gallery/ui';
import { Link } from 'react-router';
import { usePageTitle } from '../page-title';

/** Every live route while the gallery holds no events (L14). */
export function Component() {
  usePageTitle('Live Events');
  return (
    <Page isPadded>
      <PageHeading hasRule>Live Events</PageHeading>
      <EmptyState
        detail="When the gallery opens a live event, its photographs arrive on this page while it happens."
        action={
          <ButtonLink render={(parts) => <Link to="/fine-art" {...parts} />}>
            Begin Your Collection
          </ButtonLink>
        }
      >
        No Live Events
      </EmptyState>
    </Page>
  );
}
