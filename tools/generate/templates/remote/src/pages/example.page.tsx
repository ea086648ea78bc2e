import { usePageTitle } from '@gallery/session';
import { Page, PageHeading } from '@gallery/ui';

export function Component() {
  usePageTitle('Example');
  return (
    <Page isPadded>
      <PageHeading hasRule>Example</PageHeading>
    </Page>
  );
}
