import { searchQuery } from '@gallery/api-client';
import { useTimeZone } from '@gallery/session';
import { EmptyState, TextField } from '@gallery/ui';
import { Dialog } from '@gallery/ui/dialog';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { LoadError } from '../../components/feedback/query-state';
import { useIsOwner, useStaffSession } from '../../components/session/staff-session';
import { recentResults, rememberResult } from './recent-results';
import { actionGroups } from './search-actions';
import { optionKey, SearchList } from './search-list';
import { printActGroups, readPrintAct, resultGroups, type SearchGroup } from './search-results';
import styles from './search.module.css';

/** A pause in typing after which the text is searched. */
const SEARCH_DELAY_MS = 150;
/** Shorter texts find actions and pages only. */
const MIN_SEARCH_LENGTH = 2;

/** Finds works, prints, people, orders, certificates, events, and what can be done, from one field. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Search" width="checkout">
      <Search />
    </Dialog>
  );
}

function Search() {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const text = typed.trim();
  const { act, q } = readPrintAct(text);
  const { query, isSettled, searchNow } = useSearch(q);
  const { found, actions } = useGroups(text, query.data);
  const acts = query.data ? printActGroups(query.data) : { sell: [], hold: [] };
  const groups = act
    ? [...acts[act], ...found, ...actions]
    : [...found, ...acts.sell, ...acts.hold, ...actions];
  const keys = groups.flatMap((group) => group.options.map((option) => optionKey(group, option)));
  const active = keys.includes(chosen ?? '') ? chosen : (keys[0] ?? null);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const listId = useId();
  const open = () => list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
  const openSoon = useOnceSettled({ text: q, isSettled }, () => {
    if (query.error === null) open();
  });
  const username = useStaffSession()?.user.username;

  const move = (step: number) => {
    const place = keys.indexOf(active ?? '') + step;
    setChosen(keys.at(place % keys.length) ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = KEYS[event.key];
    // An input method confirms its own word with Enter.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (act !== 'open') return move(act);
    searchNow();
    openSoon();
  };

  return (
    <>
      <div className={styles.field}>
        <TextField
          look="boxed"
          label="Title, print, name, email, order, certificate or event"
          {...COMBOBOX}
          ref={field}
          aria-expanded={keys.length > 0}
          aria-controls={listId}
          aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <output className={styles.status}>{statusLabel({ text, isSettled, found, query })}</output>
      </div>
      <div className={styles.results}>
        {query.error && <LoadError query={query}>The search failed.</LoadError>}
        <SearchList
          ref={list}
          id={listId}
          groups={groups}
          active={active}
          onActive={setChosen}
          onOpen={(group, option) => {
            if (username !== undefined && found.includes(group)) rememberResult(username, option);
          }}
        />
        {keys.length === 0 && isSettled && !query.error && (
          <EmptyState detail="To find a print, enter its title, size and number: Inside Voice 20 3. To sell it: sell Inside Voice 20 3.">
            Nothing found for “{text}”.
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: no HTML element lists links in groups. */
const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list' } as const;

const KEYS: Readonly<Record<string, number | 'open'>> = { ArrowDown: 1, ArrowUp: -1, Enter: 'open' };

/** Searches the text after a pause in typing; earlier results stay meanwhile. */
function useSearch(text: string) {
  const [q, setQ] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setQ(text), SEARCH_DELAY_MS);
    return () => clearTimeout(pause);
  }, [text]);
  const isSearched = text.length >= MIN_SEARCH_LENGTH;
  const answer = useQuery({
    ...searchQuery(q),
    enabled: isSearched && q.length >= MIN_SEARCH_LENGTH,
    placeholderData: keepPreviousData,
  });
  const isAnswered = q === text && !answer.isFetching && !answer.isPlaceholderData;
  const query = isSearched ? answer : { ...answer, data: undefined, error: null };
  return { query, isSettled: !isSearched || isAnswered, searchNow: () => setQ(text) };
}

/** What was found, or chosen before; and what can be done. */
function useGroups(text: string, data: Parameters<typeof resultGroups>[0] | undefined) {
  const timeZone = useTimeZone();
  const isOwner = useIsOwner();
  const username = useStaffSession()?.user.username ?? '';
  const [recent] = useState<SearchGroup>(() => ({ label: 'Recent', options: recentResults(username) }));
  const before = recent.options.length > 0 ? [recent] : [];
  const found = data ? resultGroups(data, timeZone) : [];
  return { found: text === '' ? before : found, actions: actionGroups(text, { isOwner }) };
}

/** Runs `act` at once when everything is there, or as soon as it is, unless the text changes meanwhile. */
function useOnceSettled({ text, isSettled }: { text: string; isSettled: boolean }, act: () => void) {
  const askedFor = useRef<string | null>(null);
  useEffect(() => {
    if (askedFor.current !== text || !isSettled) return;
    askedFor.current = null;
    act();
  });
  return () => {
    if (isSettled) act();
    else askedFor.current = text;
  };
}

interface SearchState {
  text: string;
  isSettled: boolean;
  found: readonly SearchGroup[];
  query: { error: Error | null };
}

function statusLabel({ text, isSettled, found, query: { error } }: SearchState): string {
  if (text.length < MIN_SEARCH_LENGTH || error) return '';
  if (!isSettled) return 'Searching...';
  const count = found.reduce((sum, { options }) => sum + options.length, 0);
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}
