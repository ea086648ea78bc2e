import { adminCollectorsQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordPicker, type PickerOption } from './record-picker';

export interface CollectorPickerProps {
  label: string;
  hint?: string;
  /** One takes the other's place when false. */
  isMany?: boolean;
  chosen: readonly PickerOption[];
  error: string | undefined;
  onChange: (chosen: PickerOption[]) => void;
}

const MAX_RESULTS = 8;

/** Collectors, found by name or address. */
export function CollectorPicker({ hint = 'By name or address', ...field }: CollectorPickerProps) {
  const [q, setQ] = useState('');
  const { data } = useQuery({ ...adminCollectorsQuery({ q }, null), enabled: q !== '' });
  const found = data?.items.slice(0, MAX_RESULTS).map(collectorOption);
  return <RecordPicker {...field} hint={hint} found={found} onSearch={setQ} />;
}

/** A collector as something that is chosen. */
export const collectorOption = (collector: {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}): PickerOption => ({ id: collector.id, label: fullName(collector), detail: collector.email });

/** A person's whole name; the last one may be empty. */
export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
