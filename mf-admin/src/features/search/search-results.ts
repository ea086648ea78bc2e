import type { FoundPerson, SearchResults } from '@gallery/contracts';
import { formatDate, formatSize, orderStatusLabel } from '@gallery/domain';

/** One line that can be chosen. */
export interface SearchOption {
  /** Address of its page. */
  to: string;
  /** `Inside Voice`, `TF-7K3M-Q9XD`. */
  label: string;
  /** What tells it from others of that name; empty where nothing does. */
  detail: string;
}

/** Lines under one word. */
export interface SearchGroup {
  label: string;
  options: readonly SearchOption[];
}

const PERSON_LABELS: Record<FoundPerson['kind'], string> = {
  collector: 'Collector',
  affiliate: 'Partner',
  buyer: 'Buyer',
  inquirer: 'Inquirer',
  guest: 'Guest',
  subscriber: 'Subscriber',
};

/** Everything that was found, in groups that have something. */
export function resultGroups(results: SearchResults, timeZone: string): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      label: 'Prints',
      options: results.prints.map(({ editionId, title, size, editionNumber, total }) => ({
        to: `/admin/editions/${editionId}${editionNumber === null ? '' : `?number=${editionNumber}`}`,
        label: `${title}, ${formatSize(size)}`,
        detail: editionNumber === null ? `Edition of ${total}` : `${editionNumber} of ${total}`,
      })),
    },
    {
      label: 'Artworks',
      options: results.artworks.map(({ id, title, series, year, isHidden, isDraft, isArchived }) => ({
        to: `/admin/inventory/${id}`,
        label: title,
        detail: listed(
          series,
          String(year),
          isArchived ? 'archived' : isDraft ? 'draft' : isHidden && 'hidden',
        ),
      })),
    },
    {
      label: 'People',
      options: results.people.map((person) => ({
        to: personAddress(person),
        label: person.name || person.email,
        detail: listed(PERSON_LABELS[person.kind], person.email),
      })),
    },
    {
      label: 'Orders',
      options: results.orders.map(({ number, customerName, status, createdAt }) => ({
        to: `/admin/orders/${number}`,
        label: number,
        detail: listed(customerName, orderStatusLabel(status), formatDate(createdAt, timeZone)),
      })),
    },
    {
      label: 'Certificates',
      options: results.certificates.map(
        ({ coaId, artworkTitle, size, editionNumber, total, holderName }) => ({
          to: `/admin/certificates/${coaId}`,
          label: coaId,
          detail: listed(artworkTitle, formatSize(size), `${editionNumber} of ${total}`, holderName),
        }),
      ),
    },
    {
      label: 'Events',
      options: results.events.map(({ id, title, location, startsAt }) => ({
        to: `/admin/events/${id}/upload`,
        label: title,
        detail: listed(location, formatDate(startsAt, timeZone)),
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** Actions on a print that start right in the search. */
export type PrintAct = 'sell' | 'hold';

/** `sell Inside Voice 20 3`: what is to be done, and what to search for. */
export function readPrintAct(text: string): { act: PrintAct | null; q: string } {
  const { act, q } = /^(?<act>sell|hold)\s+(?<q>\S.*)$/i.exec(text)?.groups ?? {};
  if (act === undefined || q === undefined) return { act: null, q: text };
  return { act: act.toLowerCase() === 'sell' ? 'sell' : 'hold', q };
}

/** The prints that were found, to be sold or held: an edition is sold by its next number. */
export function printActGroups({ prints }: SearchResults): Record<PrintAct, SearchGroup[]> {
  const group = (label: string, act: PrintAct, found: SearchResults['prints']): SearchGroup[] => {
    const options = found.map(({ editionId, title, size, editionNumber, total }) => ({
      to: `/admin/editions/${editionId}?${editionNumber === null ? '' : `number=${editionNumber}&`}${act}`,
      label: `${label} ${title}, ${formatSize(size)}`,
      detail: editionNumber === null ? 'Next number' : `${editionNumber} of ${total}`,
    }));
    return options.length > 0 ? [{ label, options }] : [];
  };
  return {
    sell: group('Sell', 'sell', prints),
    hold: group(
      'Hold',
      'hold',
      prints.filter(({ editionNumber }) => editionNumber !== null),
    ),
  };
}

/** People without an account are known by their orders or messages. */
function personAddress({ kind, id, email }: FoundPerson): string {
  const q = new URLSearchParams({ q: email }).toString();
  switch (kind) {
    case 'collector':
      return `/admin/collectors/${id}`;
    case 'affiliate':
      return `/admin/partners/${id}`;
    case 'buyer':
      return `/admin/orders?${q}`;
    case 'inquirer':
      return `/admin/inbox?${q}`;
    case 'guest':
    case 'subscriber':
      return `/admin/people/${id}`;
  }
}

const listed = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(', ');
