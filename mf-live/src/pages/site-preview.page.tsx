import { usePageTitle } from '@gallery/session';
import { isApiError, sitePreviewQuery } from '@gallery/api-client';
import { Notice, Page, PageHeading, PageLoading, PageError } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { FeedFooter } from '../features/feed/feed-footer';
import { shareText } from '../features/feed/share-photo';
import styles from './site-preview.page.module.css';

/** A sample title like those of event photos. */
const SAMPLE_TITLE = 'Frame 12';

/** Live pages with unsaved site content, by a secret link. */
export function Component() {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(sitePreviewQuery(search.get('token') ?? ''));
  usePageTitle('Preview');
  if (isApiError(error, 'not_found'))
    return <PageError>This preview has expired. Create a new one in the console.</PageError>;
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
      <Notice title="Not saved yet">Only people with this link can see this page, for one hour.</Notice>
      <p className={styles.shared}>
        Shared with a photograph: {shareText({ title: SAMPLE_TITLE, hashtag: data.live.hashtag })}
      </p>
      <FeedFooter isLive={false} endTime="" timeZone="UTC" sponsors={data.live.sponsors} />
    </Page>
  );
}
