import type { AdminEventPhoto } from '@gallery/contracts';
import { LoadingState } from '@gallery/ui';
import type { ReactNode } from 'react';
import { LoadError } from '../../components/feedback/query-state';
import { ListChangesButton } from '../../components/lists/list-changes-button';
import type { ListState } from '../../components/lists/list-state';
import { LoadMore } from '../../components/lists/load-more';

interface PhotoPagesProps {
  /** What is listed: `Photographs`. */
  label: string;
  list: ListState<AdminEventPhoto>;
  children: (photos: readonly AdminEventPhoto[]) => ReactNode;
}

/** Photographs page by page: loading and errors, which ones are new, and the button for the next page. */
export function PhotoPages({ label, list, children }: PhotoPagesProps) {
  const { rows, isError, changes } = list;
  if (rows === undefined && !isError) return <LoadingState>Loading photographs...</LoadingState>;
  return (
    <>
      {isError && (
        <LoadError query={list} retryLabel="Retry">
          {rows === undefined ? 'The photographs could not be loaded.' : 'The list may be out of date.'}
        </LoadError>
      )}
      {changes && <ListChangesButton label={label} changes={changes} />}
      {rows && children(rows)}
      <LoadMore list={list} />
    </>
  );
}
