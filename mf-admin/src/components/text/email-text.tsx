import { emailQuery } from '@gallery/api-client';
import { LoadingState } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '../feedback/error-notice';
import { MutedText } from './muted-text';
import styles from './email-text.module.css';

/** What an email says. */
export function EmailText({ id }: { id: string }) {
  const { data, error } = useQuery(emailQuery(id));
  if (error) return <ErrorNotice title="The text could not be loaded." failure={error} />;
  if (!data) return <LoadingState>Loading text...</LoadingState>;
  if (data.text === null)
    return <MutedText>Its text contains a personal link or was deleted, so it is not shown.</MutedText>;
  return <pre className={styles.text}>{data.text}</pre>;
}
