import type { CollectorRecord } from '@gallery/contracts';

/** Elena Marsh, a confirmed Premium collector since December 2025, unless said otherwise. */
export function aCollector(named: Partial<CollectorRecord> = {}): CollectorRecord {
  return {
    id: 'collector-1',
    firstName: 'Elena',
    lastName: 'Marsh',
    email: 'elena@marsh.example',
    isEmailConfirmed: true,
    profileImageUrl: null,
    collectorLevel: 'Premium',
    createdAt: '2025-12-09T12:00:00.000Z',
    ...named,
  };
}
