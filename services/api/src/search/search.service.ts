import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../identity';
import { Settings } from '../platform';
import type { FoundPerson, SearchResults } from './dto/search.dto';
import { PERSON_KIND_ORDER } from './people-parts';
import { MAX_RESULTS_PER_GROUP } from './search-policy';
import { searchTerms } from './search-terms';
import { SearchStore } from './search.store';

/**
 * Finds works, prints, people, orders, certificates and events with one text. At most one query for each of them, and
 * one more for people.
 */
@Injectable()
export class SearchService {
  constructor(
    private readonly searchStore: SearchStore,
    private readonly settings: Settings,
  ) {}

  /** Finds what the caller may read: only the owner sees affiliates. */
  async find(q: string, { role }: Pick<SignedInStaff, 'role'>): Promise<SearchResults> {
    const terms = searchTerms(q, this.settings.brand.id.slice(0, 2).toUpperCase());
    const [artworks, prints, eventPhotoPrints, people, orders, certificates, events] = await Promise.all([
      this.searchStore.findArtworks(terms),
      this.searchStore.findPrints(terms),
      this.searchStore.findEventPhotoPrints(terms),
      this.searchStore.findPeople(terms, { withAffiliates: role === 'owner' }),
      this.searchStore.findOrders(terms),
      this.searchStore.findCertificates(terms),
      this.searchStore.findEvents(terms),
    ]);
    return {
      artworks: artworks.map(({ liveStatus, archivedAt, ...artwork }) => ({
        ...artwork,
        isHidden: liveStatus === 'hidden',
        isDraft: liveStatus === 'draft',
        isArchived: archivedAt !== null,
      })),
      prints: [...prints, ...eventPhotoPrints].slice(0, MAX_RESULTS_PER_GROUP),
      people: eachPersonOnce(people, await this.searchStore.findPersonIds(people.map(({ email }) => email))),
      orders: orders.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
      certificates,
      events: events.map((event) => ({ ...event, startsAt: event.startsAt.toISOString() })),
    };
  }
}

/**
 * Shows each person as the first of their kinds, whichever of their addresses it comes from.
 * @param personIds by address in lower case; people who are too new to be included are told apart by address
 */
function eachPersonOnce(
  found: readonly FoundPerson[],
  personIds: ReadonlyMap<string, string>,
): FoundPerson[] {
  const people = new Map<string, FoundPerson>();
  const keyOf = ({ email }: FoundPerson): string => personIds.get(email.toLowerCase()) ?? email.toLowerCase();
  for (const kind of PERSON_KIND_ORDER)
    for (const person of found)
      if (person.kind === kind && !people.has(keyOf(person))) people.set(keyOf(person), person);
  return [...people.values()].slice(0, MAX_RESULTS_PER_GROUP);
}
