import type { ProvenanceEntry } from '@gallery/contracts';
import { formatDate } from '@gallery/domain';

const LABELS: Record<ProvenanceEntry['kind'], string> = {
  printed: 'Printed',
  sold: 'Sold',
  transferred: 'Transferred',
};

/** `Printed May 4, 2026 · Sold May 9, 2026`: what is known of a print's history. A line breaks only after an entry. */
export const provenanceLine = (entries: readonly ProvenanceEntry[], timeZone: string): string =>
  entries
    .map(({ kind, at }) => `${LABELS[kind]} ${formatDate(at, timeZone)}`.replaceAll(' ', NO_BREAK))
    .join(`${NO_BREAK}· `);

const NO_BREAK = '\u00A0';
