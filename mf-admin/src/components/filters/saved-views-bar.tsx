import { savedViewsQuery } from '@gallery/api-client';
import type { SavedViewRecord } from '@gallery/contracts';
import { useFocusAfterPending } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { TextButton } from '../actions/text-button';
import { FilterBarLayout } from './filter-bar-layout';
import { isViewActive, isExactView, knownFilters, type ListView } from './list-view';
import { useIsOwner } from '../session/staff-session';
import { MutedText } from '../text/muted-text';
import { RemoveViewDialog, RenameViewDialog, SaveViewDialog } from './view-dialogs';
import type { Filters } from './use-filters';

export interface SavedViewsBarProps<Name extends string> {
  filters: Filters<Name>;
  /** The views that the list has anyway. */
  views: readonly ListView<Name>[];
  list: SavedViewRecord['list'];
  /** The fields of the filters. */
  children: ReactNode;
}

type Opened = { action: 'save' } | { action: 'change' | 'remove'; view: SavedViewRecord };

/** The bar above a list whose filters can be saved: saved views are beside the list's own once they have loaded. */
export function SavedViewsBar<Name extends string>(props: SavedViewsBarProps<Name>) {
  const { filters, views, list, children } = props;
  const saved = useQuery(savedViewsQuery(list));
  const [opened, setOpened] = useState<Opened | null>(null);
  const words = useRef<HTMLFieldSetElement>(null);
  // The button is gone once its view is saved or removed.
  useFocusAfterPending(opened !== null, words);
  const close = () => setOpened(null);

  const kept = (saved.data ?? []).map((record) => {
    const view = { label: record.name, filters: knownFilters(record.filters, filters) };
    return { ...view, record, key: record.id, isShown: isExactView(view, filters) };
  });
  const shown = kept.filter(({ isShown }) => isShown);
  // Until they have loaded, nobody knows whether this is one of them.
  const isNew =
    saved.data !== undefined &&
    filters.isNarrowed &&
    shown.length === 0 &&
    !views.some((view) => isExactView(view, filters));
  return (
    <>
      <FilterBarLayout
        filters={filters}
        views={[
          // A view that sets all chosen filters fits better than one that sets some.
          ...views.map((view) => ({
            ...view,
            key: view.label,
            isShown: shown.length === 0 && isViewActive(view, filters),
          })),
          ...kept,
        ]}
        actionsRef={words}
        error={saved.isError && <SavedViewsError onAgain={() => void saved.refetch()} />}
        actions={
          <>
            {isNew && <TextButton onClick={() => setOpened({ action: 'save' })}>Save view</TextButton>}
            {shown.map(({ key, record }) => (
              <ViewActions
                key={key}
                view={record}
                isOneOfSeveral={shown.length > 1}
                onAction={(action) => setOpened({ action, view: record })}
              />
            ))}
          </>
        }
      >
        {children}
      </FilterBarLayout>
      {opened?.action === 'save' && <SaveViewDialog list={list} filters={filters.chosen} onClose={close} />}
      {opened?.action === 'change' && (
        <RenameViewDialog
          view={saved.data?.find(({ id }) => id === opened.view.id) ?? opened.view}
          onClose={close}
        />
      )}
      {opened?.action === 'remove' && <RemoveViewDialog view={opened.view} onClose={close} />}
    </>
  );
}

interface ViewActionsProps {
  view: SavedViewRecord;
  /** Other views have the same filters: the labels name the view they mean. */
  isOneOfSeveral: boolean;
  onAction: (action: 'change' | 'remove') => void;
}

/** What the caller may do with the view that is shown; only the owner may change someone else's view for everyone. */
function ViewActions({ view: { name, isOwn }, isOneOfSeveral, onAction }: ViewActionsProps) {
  const isOwner = useIsOwner();
  if (!isOwn && !isOwner) return null;
  const label = (verb: string, action: 'change' | 'remove') => (
    <TextButton aria-label={`${verb} “${name}”`} onClick={() => onAction(action)}>
      {isOneOfSeveral ? `${verb} “${name}”` : verb}
    </TextButton>
  );
  return (
    <>
      {isOwn && label(isOwner ? 'Rename or share' : 'Rename', 'change')}
      {label('Remove', 'remove')}
    </>
  );
}

/** The list works without them. */
const SavedViewsError = ({ onAgain }: { onAgain: () => void }) => (
  <>
    <MutedText>The saved views could not be loaded.</MutedText>{' '}
    <TextButton onClick={onAgain}>Reload</TextButton>
  </>
);
