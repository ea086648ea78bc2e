import { affiliatesQuery } from '@gallery/api-client';
import type { Affiliate } from '@gallery/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RecordPicker, type PickerOption } from '../../components/forms/record-picker';

export interface AffiliatePickerProps {
  chosen: readonly PickerOption[];
  error: string | undefined;
  onChange: (chosen: PickerOption[]) => void;
}

const MAX_RESULTS = 8;

/** One selling partner, found by name, ID or address. */
export function AffiliatePicker(field: AffiliatePickerProps) {
  const [q, setQ] = useState('');
  const { data } = useQuery({ ...affiliatesQuery({ q }, null), enabled: q !== '' });
  const found = data?.items.slice(0, MAX_RESULTS).map(affiliateOption);
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
export const affiliateOption = ({
  partnerName,
  partnerId,
}: Pick<Affiliate, 'partnerName' | 'partnerId'>): PickerOption => ({
  id: partnerId,
  word: partnerName,
  detail: partnerId,
});
