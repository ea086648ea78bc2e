import { LoadingState, Page } from '@gallery/ui';

/** Shown while the first page's remote is on its way, when the document came without its content. */
export function PageLoading() {
  return (
    <Page isPadded>
      <LoadingState>Loading...</LoadingState>
    </Page>
  );
}
