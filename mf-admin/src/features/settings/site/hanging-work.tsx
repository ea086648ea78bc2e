import { inventoryPageQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordPicker } from '../../../parts/record-picker';

export interface HangingWorkProps {
  /** Empty while none is chosen. */
  slug: string;
  error: string | undefined;
  onChange: (slug: string) => void;
}

const ALL_WORKS = { q: '', series: '', tier: '', availability: '', state: '' };
const MOST_SHOWN = 8;

/** Which work hangs there, found by its title. */
export function HangingWork({ slug, error, onChange }: HangingWorkProps) {
  const [q, setQ] = useState('');
  const { data } = useQuery({ ...inventoryPageQuery({ ...ALL_WORKS, q }, null), enabled: q !== '' });
  return (
    <RecordPicker
      label="Work"
      hint="By title"
      isMany={false}
      chosen={slug === '' ? [] : [{ id: slug, word: slug }]}
      error={error}
      found={data?.items
        .slice(0, MOST_SHOWN)
        .map((work) => ({ id: work.slug, word: work.title, detail: work.series }))}
      onSearch={setQ}
      onChange={([work]) => onChange(work?.id ?? '')}
    />
  );
}
