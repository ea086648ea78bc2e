import type { CertificateWish } from '@gallery/api-client';
import type { CertificateRow } from '@gallery/contracts';
import type { ListView } from '../../parts/list-view';

/** What the list shows unless somebody chooses; empty texts narrow nothing. */
export const CERTIFICATE_FILTERS = { q: '', state: '', signature: '', collector: '' };
export type CertificateFilter = keyof typeof CERTIFICATE_FILTERS;

/** What became of a certificate, in a word. */
export const STATE_WORDS: Record<CertificateRow['state'], string> = {
  issued: 'Issued',
  transferred: 'Transferred',
  revoked: 'Revoked',
  replaced: 'Replaced',
};

/** Filters under a name. */
export const CERTIFICATE_VIEWS: readonly ListView<CertificateFilter>[] = [
  { word: 'All', filters: {} },
  { word: 'To sign', filters: { signature: 'missing' } },
  { word: 'Transferred', filters: { state: 'transferred' } },
  { word: 'Revoked', filters: { state: 'revoked' } },
  { word: 'Replaced', filters: { state: 'replaced' } },
];

const ALL = { value: '', word: 'All' };

export const STATE_CHOICES = [ALL, ...Object.entries(STATE_WORDS).map(([value, word]) => ({ value, word }))];
export const SIGNATURE_CHOICES = [
  ALL,
  { value: 'missing', word: 'Not applied yet' },
  { value: 'applied', word: 'Applied' },
];

/** The filters of the address as the API takes them; what it does not know narrows nothing. */
export function certificateWish({
  q,
  state,
  signature,
  collector,
}: Record<CertificateFilter, string>): CertificateWish {
  const wish: CertificateWish = {};
  if (q !== '') wish.q = q;
  if (isState(state)) wish.state = state;
  if (signature === 'missing' || signature === 'applied') wish.signature = signature;
  if (collector !== '') wish.collector = collector;
  return wish;
}

const isState = (text: string): text is CertificateRow['state'] => Object.hasOwn(STATE_WORDS, text);
