import { inventoryPageQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordPicker, type PickerOption } from '../../components/forms/record-picker';

export interface ArtworkPickerProps {
  chosen: readonly PickerOption[];
  error: string | undefined;
  onChange: (works: PickerOption[]) => void;
}

const ALL_ARTWORKS = { q: '', series: '', tier: '', availability: '', state: '' };
const MAX_RESULTS = 8;

/** Works, found by their title, hidden ones too. */
export function ArtworkPicker({ chosen, error, onChange }: ArtworkPickerProps) {
  const [q, setQ] = useState('');
  const { data } = useQuery({ ...inventoryPageQuery({ ...ALL_ARTWORKS, q }, null), enabled: q !== '' });
  return (
    <RecordPicker
      label="Works"
      hint="By title; hidden ones too"
      chosen={chosen}
      error={error}
      found={data?.items
        .slice(0, MAX_RESULTS)
        .map(({ id, title, series }) => ({ id, word: title, detail: series }))}
      onSearch={setQ}
      onChange={onChange}
    />
  );
}
