import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../identity';
import {
  AppError,
  decodeTimeCursor,
  listCsv,
  listPage,
  Settings,
  type CsvColumns,
  type KeysetList,
} from '../platform';
import type { PeopleList, PeopleListQuery, PersonRow, PersonTag } from './dto/people.dto';
import { NEWSLETTER_STATES, type NewsletterState, type PersonKind } from './people-policy';
import { PeopleRefreshService } from './people-refresh.service';
import { PeopleStore, type PersonEntity, type PersonTagEntity } from './people.store';

const KIND_LABELS: Record<PersonKind, string> = {
  collector: 'Collector',
  buyer: 'Buyer',
  inquirer: 'Inquirer',
  guest: 'Guest',
  subscriber: 'Subscriber',
  affiliate: 'Partner',
};

const NEWSLETTER_LABELS: Record<NewsletterState, string> = {
  confirmed: 'subscribed',
  pending: 'not confirmed',
  ended: 'unsubscribed',
};

const COLUMNS: CsvColumns<PersonRow> = [
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Other emails', (row) => row.otherEmails.join(', ')],
  ['Type', (row) => row.kinds.map((kind) => KIND_LABELS[kind]).join(', ')],
  ['Newsletter', (row) => row.newsletter && NEWSLETTER_LABELS[row.newsletter]],
  ['Last contact', (row) => row.lastContactAt, 'time'],
  ['Tags', (row) => row.tags.join(', ')],
];

/** The admin's list of people: a page, or everything that matches as CSV. Five queries per page, however long it is. */
@Injectable()
export class PeopleListQueries {
  constructor(
    private readonly peopleStore: PeopleStore,
    private readonly peopleRefreshService: PeopleRefreshService,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` for an invalid cursor, `owner_only` when staff ask for affiliates */
  async page(query: PeopleListQuery, staff: SignedInStaff): Promise<PeopleList> {
    const list = this.keysetList(query, staff);
    await this.peopleRefreshService.refresh();
    return listPage(list, query, (people) => this.rows(people, staff));
  }

  /** Everything that matches. @throws AppError `owner_only` when staff ask for affiliates */
  csv(query: PeopleListQuery, staff: SignedInStaff): AsyncGenerator<string> {
    return listCsv(
      COLUMNS,
      this.keysetList(query, staff),
      (people) => this.rows(people, staff),
      this.settings.brand.timeZone,
    );
  }

  tags(): Promise<PersonTag[]> {
    return this.peopleStore.countTags();
  }

  private keysetList(query: PeopleListQuery, staff: SignedInStaff): KeysetList<PersonEntity> {
    const showsAffiliates = staff.role === 'owner';
    if (query.kind === 'affiliate' && !showsAffiliates) throw new AppError('owner_only');
    const { q, kind, tag, event, newsletter } = query;
    const filter = { q, kind, tag, event, newsletter, showsAffiliates };
    return {
      read: async (cursor, limit) => this.peopleStore.page(filter, decodeTimeCursor(cursor), limit),
      count: () => this.peopleStore.count(filter),
      cursorOf: ({ lastContactAt, id }) => [lastContactAt, id],
    };
  }

  private async rows(people: readonly PersonEntity[], staff: SignedInStaff): Promise<PersonRow[]> {
    const joined = await this.peopleStore.findJoined(people.map(({ id }) => id));
    const tags = await this.peopleStore.findTags([...people, ...joined].map(({ id }) => id));
    return people.map((person) =>
      presentPersonRow(
        person,
        joined.filter(({ joinedTo }) => joinedTo === person.id),
        tags,
        staff,
      ),
    );
  }
}

/**
 * A person, for the list and for their record, with the best newsletter state among their addresses. Only the owner
 * sees who is an affiliate.
 */
export const presentPersonRow = (
  { id, name, email, kinds, newsletter, lastContactAt }: PersonEntity,
  joined: readonly PersonEntity[],
  tags: readonly PersonTagEntity[],
  { role }: Pick<SignedInStaff, 'role'>,
) =>
  ({
    id,
    name,
    email,
    otherEmails: joined.map((other) => other.email),
    kinds: kinds.filter((kind) => kind !== 'affiliate' || role === 'owner'),
    newsletter:
      NEWSLETTER_STATES.find((state) =>
        [newsletter, ...joined.map((other) => other.newsletter)].includes(state),
      ) ?? null,
    lastContactAt: lastContactAt.toISOString(),
    tags: [
      ...new Set(
        tags
          .filter(({ personId }) => personId === id || joined.some((other) => other.id === personId))
          .map(({ tag }) => tag),
      ),
    ],
  }) satisfies PersonRow;

/** The filters of the list of people that select subscribers. */
export type SubscriberFilter = Pick<PeopleListQuery, 'q' | 'kind' | 'tag' | 'event'>;

/** The people who are subscribed to the newsletter, for letters. */
@Injectable()
export class SubscribersQueries {
  constructor(
    private readonly peopleStore: PeopleStore,
    private readonly peopleRefreshService: PeopleRefreshService,
  ) {}

  async count(filter: SubscriberFilter): Promise<number> {
    await this.peopleRefreshService.refreshAll();
    return this.peopleStore.count({ ...chosen(filter), newsletter: 'confirmed' });
  }

  /** One address for each person. */
  async findEmails(filter: SubscriberFilter): Promise<string[]> {
    await this.peopleRefreshService.refreshAll();
    return this.peopleStore.findSubscribedEmails(chosen(filter));
  }
}

const chosen = ({ q, kind, tag, event }: SubscriberFilter) => ({
  q,
  kind,
  tag,
  event,
  showsAffiliates: true,
});
