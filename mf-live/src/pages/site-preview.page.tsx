import { usePageTitle } from '@gallery/session';
import { isApiError, sitePreviewQuery } from '@gallery/api-client';
import { Notice, Page, PageHeading, PageLoading, PageError } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FeedFooter } from '../features/feed/feed-footer';
import { shareText } from '../features/feed/share-photo';
import styles from './site-preview.page.module.css';

/** Nobody's photograph; every frame of an evening has a name like it. */
const SAMPLE_TITLE = 'Frame 12';

/** What live pages say with words that the owner has not saved yet, for whoever has the address. */
export function Component() {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(sitePreviewQuery(search.get('token') ?? ''));
  usePageTitle('Preview');
  if (isApiError(error, 'not_found'))
    return <PageError>This preview has ended. A new one is made in the console.</PageError>;
  if (error && !data)
    return (
      <PageError onRetry={() => void refetch()} isRetrying={isFetching}>
        This preview could not be loaded.
      </PageError>
    );
  if (!data) return <PageLoading />;
  return (
    <Page isPadded>
      <PageHeading>Live events</PageHeading>
      <Notice title="Not saved yet">Only who has this address sees this page, and for an hour.</Notice>
      <p className={styles.shared}>
        Shared with a photograph: {shareText({ title: SAMPLE_TITLE, hashtag: data.live.hashtag })}
      </p>
      <FeedFooter isLive={false} endTime="" sponsors={data.live.sponsors} />
    </Page>
  );
}
