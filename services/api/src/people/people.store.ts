import { Injectable } from '@nestjs/common';
import { Brackets, Column, Entity, In, IsNull, Not, PrimaryColumn, type SelectQueryBuilder } from 'typeorm';
import { containsPattern, Database, readAfter, type TimeCursor } from '../platform';
import type { JoinedAddress } from './person-addresses';
import type { PeopleListQuery } from './dto/people.dto';
import { PERSON_KINDS, type NewsletterState, type PersonKind } from './people-policy';

/**
 * A person the gallery deals with, under one email address. Derived from other modules' tables, except for the note
 * (ADR 0110).
 */
@Entity('people')
export class PersonEntity {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** In the form that `normalizeEmail` returns. Unique. */
  @Column('varchar', { length: 254 }) email: string;
  /** The name to show; empty when nobody gave one. */
  @Column('varchar', { length: 200 }) name: string;
  /** Every name they are known by, one per line; searched. */
  @Column('varchar', { length: 1000 }) names: string;
  @Column('set', { enum: [...PERSON_KINDS] }) kinds: PersonKind[];
  /** Null when the address was never entered for the newsletter. */
  @Column('varchar', { length: 20, nullable: true }) newsletter: NewsletterState | null;
  @Column('datetime', { precision: 3 }) lastContactAt: Date;
  /** Empty when there is none. */
  @Column('varchar', { length: 5000, default: '' }) note: string;
  /** First name of the person who last wrote the note. */
  @Column('varchar', { length: 100, nullable: true }) noteBy: string | null;
  @Column('datetime', { precision: 3, nullable: true }) notedAt: Date | null;
  /** The person to whom the owner joined this address; null for everyone who is listed. */
  @Column('char', { length: 36, nullable: true }) joinedTo: string | null;
  /** Counts changes of the note. */
  @Column('int', { unsigned: true, default: 1 }) version: number;
}

/** A word that staff attach to a person. Compared ignoring case and accents. */
@Entity('person_tags')
export class PersonTagEntity {
  @PrimaryColumn('char', { length: 36 }) personId: string;
  @PrimaryColumn('varchar', { length: 40 }) tag: string;
}

/** Filter of the list. */
export type PeopleFilter = Pick<PeopleListQuery, 'q' | 'kind' | 'tag' | 'event' | 'newsletter'> & {
  /** False for staff, who do not see affiliates. */
  showsAffiliates: boolean;
};

/** A person as derived from the sources. */
type ProjectedRow = Omit<PersonEntity, 'note' | 'noteBy' | 'notedAt' | 'joinedTo' | 'version'>;

/** Every query on people and their tags. It also reads the guests of an event, for the event filter. */
@Injectable()
export class PeopleStore {
  constructor(private readonly database: Database) {}

  /** Only those after `cursor`, latest contact first. */
  async page(filter: PeopleFilter, cursor: TimeCursor | null, limit: number): Promise<PersonEntity[]> {
    const sorted = { at: 'person.lastContactAt', id: 'person.id' };
    const query = readAfter(this.filtered(filter), sorted, cursor, limit);
    const { q, kind, tag, event, newsletter } = filter;
    // While it follows the index of the latest contact, the database looks up the row of everyone who does not match.
    if (q ?? kind ?? tag ?? event ?? newsletter) query.useIndex('PRIMARY');
    return query.getMany();
  }

  /** The total over all pages. */
  async count(filter: PeopleFilter): Promise<number> {
    return this.filtered(filter).getCount();
  }

  /** A subscribed address of each person who matches: their own, or else the first of the joined ones. */
  async findSubscribedEmails(filter: Omit<PeopleFilter, 'newsletter'>): Promise<string[]> {
    const people = await this.filtered({ ...filter, newsletter: 'confirmed' })
      .select('person.id', 'id')
      .addSelect("IF(person.newsletter = 'confirmed', person.email, NULL)", 'email')
      .getRawMany<{ id: string; email: string | null }>();
    const joined = await this.database.manager.find(PersonEntity, {
      where: { joinedTo: Not(IsNull()), newsletter: 'confirmed' },
      order: { email: 'DESC' },
    });
    const others = new Map(joined.map(({ joinedTo, email }) => [joinedTo, email]));
    return people.flatMap(({ id, email }) => email ?? others.get(id) ?? []);
  }

  /** The addresses joined to these people, in alphabetical order. */
  async findJoined(personIds: readonly string[]): Promise<PersonEntity[]> {
    if (personIds.length === 0) return [];
    return this.database.manager.find(PersonEntity, {
      where: { joinedTo: In([...personIds]) },
      order: { email: 'ASC' },
    });
  }

  /** Every address that is joined to a person who has one of these addresses. */
  async findJoinedAddresses(emails: readonly string[]): Promise<JoinedAddress[]> {
    return this.database.manager.query<JoinedAddress[]>(
      `SELECT other.email, person.email AS personEmail
       FROM (SELECT DISTINCT COALESCE(joined_to, id) AS id FROM people WHERE email IN (?)) known
       JOIN people person ON person.id = known.id JOIN people other ON other.joined_to = person.id`,
      [emails],
    );
  }

  /** Joins these addresses to a person; null makes each a separate person. */
  async join(people: readonly Pick<PersonEntity, 'id'>[], joinedTo: string | null): Promise<void> {
    if (people.length === 0) return;
    await this.database.manager.update(PersonEntity, { id: In(people.map(({ id }) => id)) }, { joinedTo });
  }

  async find(id: string): Promise<PersonEntity | null> {
    return this.database.manager.findOneBy(PersonEntity, { id });
  }

  async findByEmail(email: string): Promise<PersonEntity | null> {
    return this.database.manager.findOneBy(PersonEntity, { email });
  }

  /** The row stays locked until the transaction ends. */
  async lock(id: string): Promise<PersonEntity | null> {
    return this.database.lock(PersonEntity, { id });
  }

  async update(
    id: string,
    change: Pick<PersonEntity, 'note' | 'noteBy' | 'notedAt' | 'version'>,
  ): Promise<void> {
    await this.database.manager.update(PersonEntity, { id }, change);
  }

  /** Adds people, or changes these columns of existing ones; their rows stay locked until the transaction ends. */
  async project(people: ProjectedRow[], changed: string[]): Promise<void> {
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(PersonEntity)
      .values(people)
      .orUpdate(changed, ['email'])
      .updateEntity(false)
      .execute();
  }

  async deleteByEmails(emails: readonly string[]): Promise<void> {
    if (emails.length > 0) await this.database.manager.delete(PersonEntity, { email: In([...emails]) });
  }

  /** Tags of these people, in alphabetical order. */
  async findTags(personIds: readonly string[]): Promise<PersonTagEntity[]> {
    if (personIds.length === 0) return [];
    return this.database.manager.find(PersonTagEntity, {
      where: { personId: In([...personIds]) },
      order: { tag: 'ASC' },
    });
  }

  /** Every tag in use, with the number of people who have it. */
  async countTags(): Promise<{ tag: string; people: number }[]> {
    const rows = await this.database.manager
      .createQueryBuilder(PersonTagEntity, 'tagged')
      .select('MIN(tagged.tag)', 'tag')
      .addSelect('COUNT(*)', 'people')
      .groupBy('tagged.tag')
      .orderBy('tag')
      .getRawMany<{ tag: string; people: string }>();
    return rows.map(({ tag, people }) => ({ tag, people: Number(people) }));
  }

  async addTag(tag: PersonTagEntity): Promise<void> {
    await this.database.manager.insert(PersonTagEntity, tag);
  }

  /** Tags that a person already has are not added again. */
  async addTags(tags: PersonTagEntity[]): Promise<void> {
    if (tags.length === 0) return;
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(PersonTagEntity)
      .values(tags)
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  async removeTag({ personId, tag }: PersonTagEntity): Promise<void> {
    await this.database.manager.delete(PersonTagEntity, { personId, tag });
  }

  async removeTags(personId: string): Promise<void> {
    await this.database.manager.delete(PersonTagEntity, { personId });
  }

  private filtered(filter: PeopleFilter): SelectQueryBuilder<PersonEntity> {
    const { q, kind, tag, event, newsletter, showsAffiliates } = filter;
    const query = this.database.manager
      .createQueryBuilder(PersonEntity, 'person')
      .where('person.joinedTo IS NULL');
    if (!showsAffiliates) query.andWhere("(person.kinds <> 'affiliate' OR person.newsletter IS NOT NULL)");
    if (kind) query.andWhere('FIND_IN_SET(:kind, person.kinds) > 0', { kind });
    if (newsletter === 'none')
      query.andWhere(
        `person.newsletter IS NULL AND person.id NOT IN (${joinedWhere('newsletter IS NOT NULL')})`,
      );
    else if (newsletter)
      query.andWhere(
        `(person.newsletter = :newsletter OR person.id IN (${joinedWhere('newsletter = :newsletter')}))`,
        { newsletter },
      );
    if (tag)
      query.andWhere(
        `person.id IN (SELECT COALESCE(known.joined_to, known.id) FROM person_tags tagged
          JOIN people known ON known.id = tagged.person_id WHERE tagged.tag = :tag)`,
        { tag },
      );
    if (event) query.andWhere(`person.id IN (${GUESTS_SUBQUERY})`, { event });
    if (q) query.andWhere(searchCondition(q));
    return query;
  }
}

/** The people to whom such an address is joined. */
const joinedWhere = (condition: string): string =>
  `SELECT joined_to FROM people WHERE joined_to IS NOT NULL AND ${condition}`;

/** Compares addresses, using the index to look up each guest; the collation of most columns treats José as Jose. */
const GUESTS_SUBQUERY = `SELECT COALESCE(known.joined_to, known.id) FROM event_guests guest
  JOIN people known ON known.email = LOWER(guest.email) COLLATE utf8mb4_bin WHERE guest.event_id = :event`;

/** Searches every name and email address. */
function searchCondition(q: string): Brackets {
  const text = containsPattern(q);
  return new Brackets((either) => {
    either
      .where('person.names LIKE :text', { text })
      // Email addresses are stored in lower case and compared exactly.
      .orWhere('person.email LIKE :address', { address: text.toLowerCase() })
      .orWhere(`person.id IN (${joinedWhere('email LIKE :address')})`);
  });
}
