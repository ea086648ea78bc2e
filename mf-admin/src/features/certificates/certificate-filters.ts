import type { CertificateRow } from '@gallery/contracts';
import { anyText, filterOptions, listFilters, keyOf } from '../../components/filters/filter-parser';
import type { ListView } from '../../components/filters/list-view';

export type CertificateFilterName = keyof typeof CERTIFICATE_FILTERS.defaults;

/** What became of a certificate, in a word. */
export const CERTIFICATE_STATE_LABELS: Record<CertificateRow['state'], string> = {
  issued: 'Issued',
  transferred: 'Transferred',
  revoked: 'Revoked',
  replaced: 'Replaced',
};
const SIGNATURE_LABELS = { missing: 'Not applied yet', applied: 'Applied' };

/** Filters under a name. */
export const CERTIFICATE_VIEWS: readonly ListView<CertificateFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'To sign', filters: { signature: 'missing' } },
  { label: 'Transferred', filters: { state: 'transferred' } },
  { label: 'Revoked', filters: { state: 'revoked' } },
  { label: 'Replaced', filters: { state: 'replaced' } },
];

export const STATE_OPTIONS = filterOptions(CERTIFICATE_STATE_LABELS);
export const SIGNATURE_OPTIONS = filterOptions(SIGNATURE_LABELS);

export const CERTIFICATE_FILTERS = listFilters({
  q: anyText,
  state: keyOf(CERTIFICATE_STATE_LABELS),
  signature: keyOf(SIGNATURE_LABELS),
  collector: anyText,
});
