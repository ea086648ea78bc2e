import type { SettingsRecord } from '@gallery/contracts';
import { Checkbox, TextAreaField, TextField } from '@gallery/ui';
import type { ReactNode } from 'react';
import { TextButton } from '../../../components/actions/text-button';
import styles from '../settings.module.css';
import { SettingsForm } from './settings-form';

type GateTag = SettingsRecord['gate']['content']['tags'][number];
type Link = SettingsRecord['links']['content']['links'][number];

const EMPTY_TAG: GateTag = { tag: '', title: '', text: '' };
const MAX_TAGS = 24;
const EMPTY_LINK: Link = { label: '', href: 'https://' };
const MAX_LINKS = 8;

/** What the gate of live events says by its tag. */
export function GateTagSettings({ current }: { current: SettingsRecord['gate'] }) {
  return (
    <SettingsForm
      section="gate"
      names={{ tags: 'tags' }}
      title="Gate tags"
      help="Guests who arrive at /live-event-gate/ with one of these tags see its title and text. Any other tag shows a general one."
      current={current}
    >
      {({ content: { tags }, change, errorOf, isPending }) => (
        <EntryList
          name="tag"
          entries={tags}
          empty={EMPTY_TAG}
          max={MAX_TAGS}
          isPending={isPending}
          onChange={(changed) => change({ tags: changed })}
        >
          {({ entry, place, set, remove }) => {
            const field = (name: keyof GateTag) => ({
              look: 'boxed' as const,
              value: entry[name],
              error: errorOf(`tags.${place}.${name}`),
              onChange: ({ target }: { target: { value: string } }) =>
                set({ ...entry, [name]: target.value }),
            });
            return (
              <>
                <TextField {...field('tag')} label="Tag" maxLength={60} />
                <TextField {...field('title')} label="Title" maxLength={120} />
                {remove}
                <div className={styles.wholeRow}>
                  <TextAreaField {...field('text')} label="Text" rows={2} maxLength={500} />
                </div>
              </>
            );
          }}
        </EntryList>
      )}
    </SettingsForm>
  );
}

/** The gallery elsewhere, the artist's own sites, and the charity. */
export function LinkSettings({ current }: { current: SettingsRecord['links'] }) {
  return (
    <SettingsForm
      section="links"
      names={{ links: 'links', artistSites: 'artist’s sites', charity: 'charity' }}
      title="Links"
      help="Links and charity are shown in the footer of every page, in this order. Collectors find the artist’s own sites in their profile."
      current={current}
    >
      {({ content: { links, artistSites = [], charity }, change, errorOf, isPending }) => (
        <>
          <LinkList
            name="link"
            links={links}
            isPending={isPending}
            errorOf={(field) => errorOf(`links.${field}`)}
            onChange={(changed) => change({ links: changed })}
          />
          <LinkList
            name="artist’s site"
            links={artistSites}
            isPending={isPending}
            errorOf={(field) => errorOf(`artistSites.${field}`)}
            onChange={(changed) => change({ artistSites: changed })}
          />
          <Checkbox
            label="The proceeds fund a charity"
            checked={charity !== null}
            disabled={isPending}
            onChange={({ target }) => change({ charity: target.checked ? EMPTY_LINK : null })}
          />
          {charity && (
            <fieldset className={styles.link} aria-label="Charity" disabled={isPending}>
              <LinkFields
                link={charity}
                errorOf={(field) => errorOf(`charity.${field}`)}
                onChange={(changed) => change({ charity: changed })}
              />
            </fieldset>
          )}
        </>
      )}
    </SettingsForm>
  );
}

interface LinkListProps extends Pick<EntryListProps<Link>, 'name' | 'isPending'> {
  links: Link[];
  /** By place and field: `0.href`. */
  errorOf: (field: string) => string | undefined;
  onChange: (links: Link[]) => void;
}

const LinkList = ({ links, errorOf, ...list }: LinkListProps) => (
  <EntryList {...list} entries={links} empty={EMPTY_LINK} max={MAX_LINKS}>
    {({ entry, place, set, remove }) => (
      <>
        <LinkFields link={entry} errorOf={(field) => errorOf(`${place}.${field}`)} onChange={set} />
        {remove}
      </>
    )}
  </EntryList>
);

interface EntryListProps<Entry> {
  /** What one of them is called: `link`. */
  name: string;
  entries: Entry[];
  empty: Entry;
  max: number;
  isPending: boolean;
  onChange: (entries: Entry[]) => void;
  /** The fields of an entry, with the button that takes it away. */
  children: (fields: {
    entry: Entry;
    place: number;
    set: (changed: Entry) => void;
    remove: ReactNode;
  }) => ReactNode;
}

/** Entries in their order: they can be removed and added. An entry's place is its only name. */
function EntryList<Entry>({
  name,
  entries,
  empty,
  max,
  isPending,
  onChange,
  children,
}: EntryListProps<Entry>) {
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return (
    <>
      {entries
        .map((entry, place) => ({ entry, place }))
        .map(({ entry, place }) => (
          <fieldset
            key={place}
            className={styles.link}
            aria-label={`${label} ${place + 1}`}
            disabled={isPending}
          >
            {children({
              entry,
              place,
              set: (changed) => onChange(entries.with(place, changed)),
              remove: <TextButton onClick={() => onChange(entries.toSpliced(place, 1))}>Remove</TextButton>,
            })}
          </fieldset>
        ))}
      {entries.length < max && (
        <div>
          <TextButton disabled={isPending} onClick={() => onChange([...entries, empty])}>
            {`Add ${name}`}
          </TextButton>
        </div>
      )}
    </>
  );
}

interface LinkFieldsProps {
  link: Link;
  errorOf: (field: keyof Link) => string | undefined;
  onChange: (changed: Link) => void;
}

function LinkFields({ link, errorOf, onChange }: LinkFieldsProps) {
  const field = (name: keyof Link) => ({
    look: 'boxed' as const,
    value: link[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...link, [name]: target.value }),
  });
  return (
    <>
      <TextField {...field('label')} label="Name" maxLength={60} />
      <TextField {...field('href')} label="Address" type="url" />
    </>
  );
}
