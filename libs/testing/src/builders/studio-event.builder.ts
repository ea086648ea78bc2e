import type { StudioEvent } from '@gallery/contracts';

/** An event as the console sees it: scheduled, with twelve guests and no photograph, unless said otherwise. */
export const aStudioEvent = (plan: Partial<StudioEvent> = {}): StudioEvent => ({
  id: 'e1',
  title: 'An Evening on Paper',
  status: 'scheduled',
  description: 'Portraits under one lamp.',
  eventDate: '2030-11-22T19:00:00.000Z',
  endDate: '2030-11-22T22:00:00.000Z',
  timeZone: 'America/Chicago',
  location: 'Dallas, Texas',
  maxAttendees: 40,
  heroImage: null,
  picture: null,
  eventType: '',
  hashtag: null,
  isVipOnly: false,
  isWatermarked: false,
  sendsFollowUp: true,
  isArchived: false,
  registered: 12,
  waitlisted: 0,
  photoCount: 0,
  version: 1,
  needsApproval: false,
  cameraOffsetMs: 0,
  ...plan,
});
