import { savedViewsQuery } from '@gallery/api-client';
import type { SavedViewRecord, ViewList } from '@gallery/contracts';
import { Button, useFocusAfter } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { BarFrame } from './bar-frame';
import { isInForce, isJust, knownFilters, type ListView } from './list-view';
import { useIsOwner } from './owners-only';
import { Quiet } from './quiet';
import { RemoveViewDialog } from './remove-view-dialog';
import { ChangeViewDialog, SaveViewDialog } from './save-view-dialog';
import type { Filters } from './use-filters';

export interface SavedViewsBarProps<Name extends string> {
  filters: Filters<Name>;
  /** The views that the list has anyway. */
  views: readonly ListView<Name>[];
  list: ViewList;
  /** The fields of the filters. */
  children: ReactNode;
}

/** The dialog over the list. */
type Opened = { deed: 'save' } | { deed: 'change' | 'remove'; view: SavedViewRecord };

/** The bar above a list whose filters can be kept: saved views stand beside the list's own once they have come. */
export function SavedViewsBar<Name extends string>(props: SavedViewsBarProps<Name>) {
  const { filters, views, list, children } = props;
  const saved = useQuery(savedViewsQuery(list));
  const [opened, setOpened] = useState<Opened | null>(null);
  const words = useRef<HTMLFieldSetElement>(null);
  // What was pressed is gone once its view is saved or removed.
  useFocusAfter(opened !== null, words);
  const close = () => setOpened(null);

  const kept = (saved.data ?? []).map((record) => {
    const view = { word: record.name, filters: knownFilters(record.filters, filters) };
    return { ...view, record, key: record.id, isShown: isJust(view, filters) };
  });
  const shown = kept.filter(({ isShown }) => isShown);
  // Before they have come nobody knows whether this is one of them.
  const isNew =
    saved.data !== undefined &&
    filters.isNarrowed &&
    shown.length === 0 &&
    !views.some((view) => isJust(view, filters));
  return (
    <>
      <BarFrame
        filters={filters}
        views={[
          // One that says all of what is chosen says it better than one that says a part.
          ...views.map((view) => ({
            ...view,
            key: view.word,
            isShown: shown.length === 0 && isInForce(view, filters),
          })),
          ...kept,
        ]}
        wordsRef={words}
        fault={saved.isError && <NotRead onAgain={() => void saved.refetch()} />}
        words={
          <>
            {isNew && (
              <Button variant="word" onClick={() => setOpened({ deed: 'save' })}>
                Save view
              </Button>
            )}
            {shown.map(({ key, record }) => (
              <ViewDeeds
                key={key}
                view={record}
                isOneOfSeveral={shown.length > 1}
                onDeed={(deed) => setOpened({ deed, view: record })}
              />
            ))}
          </>
        }
      >
        {children}
      </BarFrame>
      {opened?.deed === 'save' && <SaveViewDialog list={list} filters={filters.chosen} onClose={close} />}
      {opened?.deed === 'change' && <ChangeViewDialog view={opened.view} onClose={close} />}
      {opened?.deed === 'remove' && <RemoveViewDialog view={opened.view} onClose={close} />}
    </>
  );
}

interface ViewDeedsProps {
  view: SavedViewRecord;
  /** Others have the same filters: the words say which they mean. */
  isOneOfSeveral: boolean;
  onDeed: (deed: 'change' | 'remove') => void;
}

/** What the caller may do with the view that is shown; with another's for everyone only the owner anything. */
function ViewDeeds({ view: { name, isOwn }, isOneOfSeveral, onDeed }: ViewDeedsProps) {
  const isOwner = useIsOwner();
  if (!isOwn && !isOwner) return null;
  const word = (verb: string, deed: 'change' | 'remove') => (
    <Button variant="word" aria-label={`${verb} “${name}”`} onClick={() => onDeed(deed)}>
      {isOneOfSeveral ? `${verb} “${name}”` : verb}
    </Button>
  );
  return (
    <>
      {isOwn && word(isOwner ? 'Rename or share' : 'Rename', 'change')}
      {word('Remove', 'remove')}
    </>
  );
}

/** The list goes on without them. */
const NotRead = ({ onAgain }: { onAgain: () => void }) => (
  <>
    <Quiet>The saved views did not come.</Quiet>{' '}
    <Button variant="word" onClick={onAgain}>
      Read them again
    </Button>
  </>
);
