import { isApiError, sitePreviewQuery } from '@gallery/api-client';
import { Button, ErrorState, LoadingState, Notice, Page, PageHeading } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FeedFooter } from '../features/feed/feed-footer';
import { shareText } from '../features/feed/share-photo';
import { usePageTitle } from '../use-page-title';
import styles from './site-preview.page.module.css';

/** Nobody's photograph; every frame of an evening has a name like it. */
const SAMPLE_TITLE = 'Frame 12';

/** What live pages say with words that the owner has not saved yet, for whoever has the address. */
export function Component() {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(sitePreviewQuery(search.get('token') ?? ''));
  usePageTitle('Preview');
  if (isApiError(error, 'not_found')) return <PreviewEnded />;
  return (
    <Page isPadded>
      {data && (
        <>
          <PageHeading>Live events</PageHeading>
          <Notice title="Not saved yet">Only who has this address sees this page, and for an hour.</Notice>
          <p className={styles.shared}>
            Shared with a photograph: {shareText({ title: SAMPLE_TITLE, hashtag: data.live.hashtag })}
          </p>
          <FeedFooter isLive={false} endTime="" sponsors={data.live.sponsors} />
        </>
      )}
      {!data && !error && <LoadingState>Loading...</LoadingState>}
      {!data && error && (
        <ErrorState
          heading="h1"
          action={
            <Button isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          This preview could not be loaded.
        </ErrorState>
      )}
    </Page>
  );
}

function PreviewEnded() {
  return (
    <Page isPadded>
      <ErrorState heading="h1">This preview has ended. A new one is made in the console.</ErrorState>
    </Page>
  );
}
