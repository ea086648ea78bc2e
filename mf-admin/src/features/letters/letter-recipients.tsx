import { letterReachQuery, personTagsQuery, savedViewsQuery, studioEventsQuery } from '@gallery/api-client';
import type { LetterRecipients } from '@gallery/contracts';
import { SelectField } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { subscribersLabel } from './letter-labels';

/** Filters that a letter knows; the others of the list of people do not choose recipients. */
const FILTER_NAMES = ['q', 'kind', 'tag', 'event'] as const;

const KINDS = ['collector', 'buyer', 'inquirer', 'guest', 'subscriber', 'affiliate'] as const;

interface LetterRecipientsFieldProps {
  value: LetterRecipients;
  onChange: (value: LetterRecipients) => void;
  error?: string | undefined;
}

/** Who gets it: all subscribers, or those of a segment, with a tag, or who were guests of an event. */
export function LetterRecipientsField({ value, onChange, error }: LetterRecipientsFieldProps) {
  const groups = useRecipientGroups();
  const chosen = keyOf(value);
  const isKnown = groups.some(({ options }) => options.some((option) => keyOf(option.filter) === chosen));
  const reach = useQuery(letterReachQuery(value));
  return (
    <SelectField
      look="boxed"
      label="Recipients"
      hint={
        reach.data
          ? `${subscribersLabel(reach.data.subscribers)}. Only people who subscribed receive it.`
          : 'Only people who subscribed receive it.'
      }
      error={error}
      value={chosen}
      onChange={({ target }) => onChange(filterOf(target.value))}
    >
      <option value={keyOf({})}>All subscribers</option>
      {!isKnown && chosen !== keyOf({}) && <option value={chosen}>{recipientsLabel(value)}</option>}
      {groups.map(
        ({ label, options }) =>
          options.length > 0 && (
            <optgroup key={label} label={label}>
              {options.map((option) => (
                <option key={`${option.label} ${keyOf(option.filter)}`} value={keyOf(option.filter)}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ),
      )}
    </SelectField>
  );
}

/** What filters say in words, where no segment has them. */
export function recipientsLabel({ q, kind, tag, event }: LetterRecipients): string {
  const parts = [
    tag && `tagged ${tag}`,
    kind && `who are ${kind}s`,
    event && 'who were guests of an event',
    q && `matching “${q}”`,
  ].filter(Boolean);
  return parts.length === 0 ? 'All subscribers' : `Subscribers ${parts.join(', ')}`;
}

interface RecipientOption {
  label: string;
  filter: LetterRecipients;
}

function useRecipientGroups(): { label: string; options: RecipientOption[] }[] {
  const { data: views = [] } = useQuery(savedViewsQuery('people'));
  const { data: tags = [] } = useQuery(personTagsQuery());
  const { data: events = [] } = useQuery(studioEventsQuery());
  return [
    {
      label: 'Segments',
      options: views
        .map(({ name, filters }) => ({ label: name, filter: recipientsIn(filters) }))
        .filter(({ filter }) => keyOf(filter) !== keyOf({})),
    },
    { label: 'Tags', options: tags.map(({ tag }) => ({ label: tag, filter: { tag } })) },
    { label: 'Guests of', options: events.map(({ id, title }) => ({ label: title, filter: { event: id } })) },
  ];
}

/** Those of a saved view's filters that choose recipients. */
export function recipientsIn(filters: Readonly<Record<string, string>>): LetterRecipients {
  const kind = KINDS.find((each) => each === filters['kind']);
  return {
    ...(filters['q'] ? { q: filters['q'] } : {}),
    ...(kind ? { kind } : {}),
    ...(filters['tag'] ? { tag: filters['tag'] } : {}),
    ...(filters['event'] ? { event: filters['event'] } : {}),
  };
}

/** The same filters have the same key. */
const keyOf = (filter: LetterRecipients): string =>
  new URLSearchParams(
    FILTER_NAMES.flatMap((name) => {
      const value = filter[name];
      return value ? [[name, value]] : [];
    }),
  ).toString();

const filterOf = (key: string): LetterRecipients =>
  recipientsIn(Object.fromEntries(new URLSearchParams(key)));
