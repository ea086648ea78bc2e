import { Button, ErrorState, LoadingState } from '@gallery/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConsolePage } from '../../parts/console-page';
import { SectionWords } from '../../parts/section-words';
import { UnsavedWork } from './unsaved-work';

export interface SettingsPageProps<Data> {
  /** `Settings`, or what the page settles: `Series`. */
  title: string;
  count?: ReactNode;
  actions?: ReactNode;
  query: UseQueryResult<Data>;
  /** What is read: `settings`, `series`. */
  word: string;
  /** Pages from this address down keep what is written on each of them. */
  keptBelow?: string;
  children: (data: Data) => ReactNode;
}

/** Pages of the settings, by the words that lead to them. */
const PAGES: readonly { path: string; word: string; isExact?: true }[] = [
  { path: '/admin/settings', word: 'General', isExact: true },
  { path: '/admin/settings/series', word: 'Series' },
  { path: '/admin/settings/prices', word: 'Price book' },
  { path: '/admin/settings/mails', word: 'Mail texts' },
  { path: '/admin/settings/tracking', word: 'Tracking' },
  { path: '/admin/settings/site', word: 'Site texts' },
];

/** A page of the settings: the words to its sisters, and what is settled once it is read. */
export function SettingsPage<Data>({
  title,
  count,
  actions,
  query,
  word,
  keptBelow,
  children,
}: SettingsPageProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  return (
    <ConsolePage title={title} count={count} actions={actions}>
      <SectionWords label="Settings" pages={PAGES} />
      {data === undefined && !isError && <LoadingState>{`Loading ${word}...`}</LoadingState>}
      {data === undefined && isError && (
        <ErrorState
          action={
            <Button size="dense" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {`The ${word} could not be read.`}
        </ErrorState>
      )}
      {data !== undefined && <UnsavedWork keptBelow={keptBelow}>{children(data)}</UnsavedWork>}
    </ConsolePage>
  );
}
