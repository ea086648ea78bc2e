import { inventoryPageQuery } from '@gallery/api-client';
import { TextAreaField } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { splitParagraphs, joinParagraphs } from './site-content';
import { RecordPicker } from '../../../components/forms/record-picker';

interface ProseFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  isPending: boolean;
  onText: (text: string) => void;
}

/** Several lines. Empty lines that say nothing yet stay while somebody types on. */
export function ProseField({ label, value, error, isPending, onText }: ProseFieldProps) {
  const [typed, setTyped] = useState(value);
  const meansTheSame = joinParagraphs(splitParagraphs(typed)) === joinParagraphs(splitParagraphs(value));
  const shown = meansTheSame ? typed : value;
  return (
    <TextAreaField
      look="boxed"
      label={label}
      rows={rowsFor(shown)}
      value={shown}
      error={error}
      readOnly={isPending}
      onChange={({ target }) => {
        setTyped(target.value);
        onText(target.value);
      }}
    />
  );
}

/** Characters of a line on a wide window. */
const CHARACTERS_PER_LINE = 95;

/** As many lines as the text takes, and one to write on; a very long one is scrolled. */
function rowsFor(text: string): number {
  const taken = text
    .split('\n')
    .reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / CHARACTERS_PER_LINE)), 0);
  return Math.min(taken + 1, 14);
}

interface ArtworkFieldProps {
  /** Empty while none is chosen. */
  slug: string;
  error: string | undefined;
  onChange: (slug: string) => void;
}

const ALL_ARTWORKS = { q: '', series: '', tier: '', availability: '', state: '' };
const MAX_RESULTS = 8;

/** Which work hangs there, found by its title. */
export function ArtworkField({ slug, error, onChange }: ArtworkFieldProps) {
  const [q, setQ] = useState('');
  const { data } = useQuery({ ...inventoryPageQuery({ ...ALL_ARTWORKS, q }, null), enabled: q !== '' });
  return (
    <RecordPicker
      label="Work"
      hint="By title"
      isMany={false}
      chosen={slug === '' ? [] : [{ id: slug, label: slug }]}
      error={error}
      found={data?.items
        .slice(0, MAX_RESULTS)
        .map((work) => ({ id: work.slug, label: work.title, detail: work.series }))}
      onSearch={setQ}
      onChange={([work]) => onChange(work?.id ?? '')}
    />
  );
}
