import { inventoryPageQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordPicker } from '../../../components/forms/record-picker';

export interface ArtworkFieldProps {
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
