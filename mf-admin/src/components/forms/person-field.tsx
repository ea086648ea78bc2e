import { searchQuery } from '@gallery/api-client';
import { TextField } from '@gallery/ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';

/** A pause in typing after which the name is searched. */
const SEARCH_DELAY_MS = 200;
const MIN_SEARCH_LENGTH = 2;

interface Person {
  name: string;
  email: string;
}

interface PersonFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (name: string) => void;
  /** Called when someone known is picked. */
  onPick?: (person: Person) => void;
}

/** A name, typed or picked from the people whom the gallery knows. */
export const PersonField = (field: PersonFieldProps) => (
  <NameField {...field} queryOf={searchQuery} toPeople={({ people }) => people} />
);

interface NameFieldProps<Found, Key extends QueryKey> extends PersonFieldProps {
  /** What is found by the words. */
  queryOf: (q: string) => UseQueryOptions<Found, Error, Found, Key>;
  toPeople: (found: NoInfer<Found>) => readonly Person[];
}

/** A name, typed or picked from what a search of the API finds. */
export function NameField<Found, Key extends QueryKey>({
  label,
  value,
  error,
  onChange,
  onPick,
  queryOf,
  toPeople,
}: NameFieldProps<Found, Key>) {
  const listId = useId();
  const [q, setQ] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setQ(value.trim()), SEARCH_DELAY_MS);
    return () => clearTimeout(pause);
  }, [value]);
  const { data } = useQuery({ ...queryOf(q), enabled: q.length >= MIN_SEARCH_LENGTH });
  const people = data === undefined ? [] : toPeople(data).filter(({ name }) => name !== '');
  const change = (typed: string) => {
    const picked = people.find((person) => optionOf(person) === typed);
    onChange(picked?.name ?? typed);
    if (picked) onPick?.(picked);
  };
  return (
    <>
      <TextField
        look="boxed"
        label={label}
        error={error}
        list={listId}
        autoComplete="off"
        value={value}
        onChange={({ target }) => change(target.value)}
      />
      <datalist id={listId}>
        {people.map((person) => (
          <option key={person.email} value={optionOf(person)}>
            {optionOf(person)}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** Two people of one name are two options. */
const optionOf = ({ name, email }: Person): string => `${name}, ${email}`;
