import { Page, PageHeading } from '@gallery/ui';
import { usePageTitle } from '../page-title';

export function Component() {
  usePageTitle('Example');
  return (
    <Page isPadded>
      <PageHeading hasRule>Example</PageHeading>
    </Page>
  );
}
