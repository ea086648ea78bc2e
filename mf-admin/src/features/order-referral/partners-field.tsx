import { partnersQuery } from '@gallery/api-client';
import type { SellingPartner } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordPicker, type PickerChoice } from '../../parts/record-picker';

export interface PartnersFieldProps {
  chosen: readonly PickerChoice[];
  error: string | undefined;
  onChange: (chosen: PickerChoice[]) => void;
}

const MOST_SHOWN = 8;

/** One selling partner, found by name, ID or address. */
export function PartnersField(field: PartnersFieldProps) {
  const [q, setQ] = useState('');
  const { data } = useQuery({ ...partnersQuery({ q }, null), enabled: q !== '' });
  const found = data?.items.slice(0, MOST_SHOWN).map(partnerChoice);
  return (
    <RecordPicker
      {...field}
      label="Partner"
      hint="By name, ID or address; none when left empty"
      isMany={false}
      found={found}
      onSearch={setQ}
    />
  );
}

/** A partner as something that is chosen, by the code of their link. */
export const partnerChoice = ({
  partnerName,
  partnerId,
}: Pick<SellingPartner, 'partnerName' | 'partnerId'>): PickerChoice => ({
  id: partnerId,
  word: partnerName,
  detail: partnerId,
});
