import { LoadingState, Page } from '@gallery/ui';

/** While a page's code is on its way. */
export function PageLoading() {
  return (
    <Page isPadded>
      <LoadingState>Loading...</LoadingState>
    </Page>
  );
}
