import { useGallerySettings } from '@gallery/session';
import { EmptyState, Page, PageHeading, WordLink } from '@gallery/ui';
import { usePageTitle } from '../page-title';

/** Every console route until staff can sign in. */
export function Component() {
  const email = useGallerySettings(({ settings }) => settings.brand.email);
  usePageTitle('Console');
  return (
    <Page isPadded>
      <PageHeading hasRule>Console</PageHeading>
      <EmptyState
        detail="Orders arrive by mail; artworks and editions are kept by the seed."
        action={email && <WordLink href={`mailto:${email}`}>{email}</WordLink>}
      >
        The console is not open yet.
      </EmptyState>
    </Page>
  );
}
