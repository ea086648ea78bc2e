import type { EventListStatus } from '@gallery/api-client';

/** The lists of events, as tabs and in the address. */
export const EVENT_TABS = [
  { key: 'live', word: 'Live', list: 'live', empty: 'No Live Events' },
  { key: 'upcoming', word: 'Upcoming', list: 'scheduled', empty: 'No Scheduled Events' },
  { key: 'past', word: 'Past', list: 'completed', empty: 'No Past Events' },
] as const satisfies readonly { key: string; word: string; list: EventListStatus; empty: string }[];

export type EventTab = (typeof EVENT_TABS)[number]['key'];

/** The tab that an address names; Live when it names none. */
export const parseEventTab = (named: string | null): EventTab =>
  EVENT_TABS.find(({ key }) => key === named)?.key ?? 'live';
