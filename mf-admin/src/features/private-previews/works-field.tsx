import { inventoryPageQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordPicker, type PickerChoice } from '../../parts/record-picker';

export interface WorksFieldProps {
  chosen: readonly PickerChoice[];
  error: string | undefined;
  onChange: (works: PickerChoice[]) => void;
}

const ALL_WORKS = { q: '', series: '', tier: '', availability: '', state: '' };
const MOST_SHOWN = 8;

/** Works, found by their title, hidden ones too. */
export function WorksField({ chosen, error, onChange }: WorksFieldProps) {
  const [q, setQ] = useState('');
  const { data } = useQuery({ ...inventoryPageQuery({ ...ALL_WORKS, q }, null), enabled: q !== '' });
  return (
    <RecordPicker
      label="Works"
      hint="By title; hidden ones too"
      chosen={chosen}
      error={error}
      found={data?.items
        .slice(0, MOST_SHOWN)
        .map(({ id, title, series }) => ({ id, word: title, detail: series }))}
      onSearch={setQ}
      onChange={onChange}
    />
  );
}
