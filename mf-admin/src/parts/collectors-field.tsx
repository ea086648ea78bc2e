import { ownerCollectorsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordPicker, type PickerChoice } from './record-picker';

export interface CollectorsFieldProps {
  label: string;
  hint?: string;
  /** One takes the other's place when false. */
  isMany?: boolean;
  chosen: readonly PickerChoice[];
  error: string | undefined;
  onChange: (chosen: PickerChoice[]) => void;
}

const MOST_SHOWN = 8;

/** Collectors, found by name or address. */
export function CollectorsField({ hint = 'By name or address', ...field }: CollectorsFieldProps) {
  const [q, setQ] = useState('');
  const { data } = useQuery({ ...ownerCollectorsQuery({ q }, null), enabled: q !== '' });
  const found = data?.items.slice(0, MOST_SHOWN).map(collectorChoice);
  return <RecordPicker {...field} hint={hint} found={found} onSearch={setQ} />;
}

/** A collector as something that is chosen. */
export const collectorChoice = (collector: {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}): PickerChoice => ({ id: collector.id, word: fullName(collector), detail: collector.email });

/** A person's whole name; the last one may be empty. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
