import { toOffsetTime } from '@gallery/domain';
import type { Event, EventStatusType, Graph } from 'schema-dts';
import type { EventRecord } from '../../events';
import { breadcrumbs } from './collection.schema';
import { galleryReference, graph, organization, type GalleryFacts } from './gallery.schema';
import { socialImage } from './page-head';

/** Live and scheduled events. VIP-only events contain only what lists show to everyone. */
export function eventsSchema(events: readonly EventRecord[], facts: GalleryFacts): Graph {
  const url = `${facts.origin}/live-events`;
  return graph([
    {
      '@type': 'CollectionPage',
      '@id': url,
      name: 'Live Events',
      url,
      publisher: galleryReference(facts),
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: events.length,
        itemListElement: events.map((event, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: eventEntry(event, facts),
        })),
      },
    },
    organization(facts),
    breadcrumbs(facts.origin, { name: 'Live Events', url }),
  ]);
}

/** The page of one event. */
export const eventSchema = (event: EventRecord, facts: GalleryFacts): Graph =>
  graph([
    eventEntry(event, facts),
    organization(facts),
    breadcrumbs(facts.origin, { name: 'Live Events', url: `${facts.origin}/live-events` }),
  ]);

export const eventAddress = ({ id }: Pick<EventRecord, 'id'>, origin: string): string =>
  `${origin}/live-event/${id}`;

function eventEntry(event: EventRecord, facts: GalleryFacts): Event {
  const { title, description, startTime, endTime, timeZone, location, maxParticipants, picture } = event;
  const image = socialImage(picture, facts.origin);
  return {
    '@type': 'Event',
    name: title,
    url: eventAddress(event, facts.origin),
    startDate: toOffsetTime(startTime, timeZone),
    endDate: toOffsetTime(endTime, timeZone),
    eventStatus: eventStatusOf(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: galleryReference(facts),
    ...(location ? { location: { '@type': 'Place', name: location, address: location } } : {}),
    ...(description ? { description } : {}),
    ...(image ? { image: image.url } : {}),
    ...(maxParticipants === null ? {} : { maximumAttendeeCapacity: maxParticipants }),
  };
}

/** schema.org has no status for a live event: it stays scheduled. */
const eventStatusOf = ({ status }: EventRecord): EventStatusType =>
  status === 'cancelled' ? 'https://schema.org/EventCancelled' : 'https://schema.org/EventScheduled';
