import type { CertificateListFilter } from '@gallery/api-client';
import type { CertificateRow } from '@gallery/contracts';
import type { ListView } from '../../components/filters/list-view';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const CERTIFICATE_FILTERS = { q: '', state: '', signature: '', collector: '' };
export type CertificateFilterName = keyof typeof CERTIFICATE_FILTERS;

/** What became of a certificate, in a word. */
export const CERTIFICATE_STATE_LABELS: Record<CertificateRow['state'], string> = {
  issued: 'Issued',
  transferred: 'Transferred',
  revoked: 'Revoked',
  replaced: 'Replaced',
};

/** Filters under a name. */
export const CERTIFICATE_VIEWS: readonly ListView<CertificateFilterName>[] = [
  { label: 'All', filters: {} },
  { label: 'To sign', filters: { signature: 'missing' } },
  { label: 'Transferred', filters: { state: 'transferred' } },
  { label: 'Revoked', filters: { state: 'revoked' } },
  { label: 'Replaced', filters: { state: 'replaced' } },
];

const ALL = { value: '', label: 'All' };

export const STATE_OPTIONS = [
  ALL,
  ...Object.entries(CERTIFICATE_STATE_LABELS).map(([value, label]) => ({ value, label })),
];
export const SIGNATURE_OPTIONS = [
  ALL,
  { value: 'missing', label: 'Not applied yet' },
  { value: 'applied', label: 'Applied' },
];

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function toCertificateFilter({
  q,
  state,
  signature,
  collector,
}: Record<CertificateFilterName, string>): CertificateListFilter {
  const filter: CertificateListFilter = {};
  if (q !== '') filter.q = q;
  if (isState(state)) filter.state = state;
  if (signature === 'missing' || signature === 'applied') filter.signature = signature;
  if (collector !== '') filter.collector = collector;
  return filter;
}

const isState = (text: string): text is CertificateRow['state'] =>
  Object.hasOwn(CERTIFICATE_STATE_LABELS, text);
