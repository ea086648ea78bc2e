import { useGallerySettings } from '@gallery/session';
import { ButtonLink, EmptyState, Page, PageHeading, WordLink } from '@gallery/ui';
import { Link } from 'react-router';
import { usePageTitle } from '../page-title';

/** Dashboard and portal until collectors can sign in. */
export function Component() {
  const email = useGallerySettings(({ settings }) => settings.brand.email);
  usePageTitle('Collector access');
  return (
    <Page isPadded>
      <PageHeading hasRule>Collector access</PageHeading>
      <EmptyState
        detail="Until then every order, certificate and question is answered by mail."
        action={
          <>
            <ButtonLink render={(parts) => <Link to="/fine-art" {...parts} />}>Fine Art</ButtonLink>
            {email && <WordLink href={`mailto:${email}`}>{email}</WordLink>}
          </>
        }
      >
        Collector accounts open soon.
      </EmptyState>
    </Page>
  );
}
