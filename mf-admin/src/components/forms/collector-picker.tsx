import { adminCollectorsQuery } from '@gallery/api-client';
import { SearchPicker, type PickerOption, type PickerProps } from './record-picker';

/** Collectors, found by name or address. */
export const CollectorPicker = (picker: PickerProps) => (
  <SearchPicker
    hint="Search by name or email"
    {...picker}
    queryOf={(q) => adminCollectorsQuery({ q }, null)}
    toOption={(row) => collectorOption(row)}
  />
);

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
