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
  { word: 'All', filters: {} },
  { word: 'To sign', filters: { signature: 'missing' } },
  { word: 'Transferred', filters: { state: 'transferred' } },
  { word: 'Revoked', filters: { state: 'revoked' } },
  { word: 'Replaced', filters: { state: 'replaced' } },
];

const ALL = { value: '', word: 'All' };

export const STATE_OPTIONS = [
  ALL,
  ...Object.entries(CERTIFICATE_STATE_LABELS).map(([value, word]) => ({ value, word })),
];
export const SIGNATURE_OPTIONS = [
  ALL,
  { value: 'missing', word: 'Not applied yet' },
  { value: 'applied', word: 'Applied' },
];

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function toCertificateFilter({
  q,
  state,
  signature,
  collector,
}: Record<CertificateFilterName, string>): CertificateListFilter {
  const wish: CertificateListFilter = {};
  if (q !== '') wish.q = q;
  if (isState(state)) wish.state = state;
  if (signature === 'missing' || signature === 'applied') wish.signature = signature;
  if (collector !== '') wish.collector = collector;
  return wish;
}

const isState = (text: string): text is CertificateRow['state'] =>
  Object.hasOwn(CERTIFICATE_STATE_LABELS, text);
