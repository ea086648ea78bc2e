import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { actorOf, AuditLogService, type SignedInStaff, normalizeEmail } from '../identity';
import { AppError, Clock, Database, fieldError } from '../platform';
import { NewsletterService } from '../inbox';
import type { RecordConsent, UpdatePersonNote } from './dto/people.dto';
import { isVisibleTo, MAX_TAGS } from './people-policy';
import { PeopleStore, type PersonEntity } from './people.store';
import { personIdOf } from './person-addresses';
import { PeopleSourcesStore } from './people-sources.store';

/** What staff write about a person: tags and one note. Both are removed with the person. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly peopleStore: PeopleStore,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly newsletterService: NewsletterService,
  ) {}

  /** No error when they already have it. @throws AppError `person_not_found`, `validation_failed` for one too many */
  async addTag(id: string, tag: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      await this.lock(id, staff);
      const joined = await this.peopleStore.findJoined([id]);
      const tags = await this.peopleStore.findTags([id, ...joined.map((address) => address.id)]);
      if (tags.some((each) => isSameTag(each.tag, tag))) return;
      if (tags.length >= MAX_TAGS) throw fieldError('tag', `A person can have ${MAX_TAGS} tags.`);
      await this.peopleStore.addTag({ personId: id, tag });
      await this.recordAudit('person.tagged', id, staff);
    });
  }

  /** Removes it from all of their addresses. No error when they do not have it. @throws AppError `person_not_found` */
  async removeTag(id: string, tag: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      await this.lock(id, staff);
      for (const address of [{ id }, ...(await this.peopleStore.findJoined([id]))])
        await this.peopleStore.removeTag({ personId: address.id, tag });
      await this.recordAudit('person.untagged', id, staff);
    });
  }

  /** An empty text removes the note. @throws AppError `person_not_found`, `changed_meanwhile` with {text, version} */
  async updateNote(id: string, { text, version }: UpdatePersonNote, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const person = await this.lock(id, staff);
      if (person.version !== version)
        throw new AppError('changed_meanwhile', { details: { text: person.note, version: person.version } });
      await this.peopleStore.update(id, {
        note: text,
        noteBy: staff.firstName,
        notedAt: this.clock.now(),
        version: version + 1,
      });
      await this.recordAudit('person.note-changed', id, staff);
    });
  }

  /**
   * Subscribes someone who agreed in person. @throws AppError `person_not_found`, `newsletter_ended`,
   * `validation_failed` for a future time
   */
  async recordConsent(id: string, { note, at }: RecordConsent, staff: SignedInStaff): Promise<void> {
    const now = this.clock.now();
    const agreedAt = at === undefined ? now : new Date(at);
    if (agreedAt > now) throw fieldError('at', 'Please choose a time in the past.');
    await this.database.transaction(async () => {
      const { email } = await this.lock(id, staff);
      await this.newsletterService.subscribeByStaff(email, { note, at: agreedAt });
      await this.recordAudit('person.consent-recorded', id, staff);
    });
  }

  /**
   * Unsubscribes them because they asked staff to. No error when they are not subscribed. @throws AppError
   * `person_not_found`
   */
  async endNewsletter(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const { email } = await this.lock(id, staff);
      await this.newsletterService.endByEmail(email, 'staff');
      await this.recordAudit('person.unsubscribed', id, staff);
    });
  }

  private async lock(id: string, staff: SignedInStaff): Promise<PersonEntity> {
    const person = isUUID(id) ? await this.peopleStore.lock(id) : null;
    if (!person || !isVisibleTo(person, staff)) throw new AppError('person_not_found');
    return person;
  }

  private async recordAudit(action: AuditAction, id: string, staff: SignedInStaff): Promise<void> {
    await this.auditLogService.record({ action, actor: actorOf(staff), subject: { kind: 'person', id } });
  }
}

/** Compares tags as the column does. */
const isSameTag = (a: string, b: string): boolean =>
  new Intl.Collator('en', { sensitivity: 'base' }).compare(a, b) === 0;

/**
 * The addresses of one person, which the owner joins and separates. This changes only what the admin shows as one
 * person: accounts, orders and consent stay with their address.
 */
@Injectable()
export class PersonAddressesService {
  constructor(
    private readonly peopleStore: PeopleStore,
    private readonly peopleSourcesStore: PeopleSourcesStore,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
  ) {}

  /**
   * Also joins the addresses that were joined to the other one. @throws AppError `person_not_found`,
   * `validation_failed` for an address that nobody has or that is theirs
   */
  async join(id: string, email: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const person = await this.lock(id);
      const known = await this.peopleStore.findByEmail(normalizeEmail(email));
      if (!known) throw fieldError('email', 'No one in the list has this address.');
      const other = await this.lock(personIdOf(known));
      if (other.id === person.id) throw fieldError('email', 'They already have this address.');
      const others = await this.peopleStore.findJoined([other.id]);
      await this.peopleStore.join([other, ...others], person.id);
      await this.announce('person.joined', person, other, staff);
    });
  }

  /** No error when it is not joined to them. @throws AppError `person_not_found` */
  async part(id: string, addressId: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const person = await this.lock(id);
      const joined = await this.peopleStore.findJoined([person.id]);
      const address = joined.find((each) => each.id === addressId);
      if (!address) return;
      await this.peopleStore.join([address], null);
      await this.announce('person.parted', person, address, staff);
    });
  }

  private async lock(id: string): Promise<PersonEntity> {
    const person = isUUID(id) ? await this.peopleStore.lock(id) : null;
    if (!person) throw new AppError('person_not_found');
    return person.joinedTo === null ? person : this.lock(person.joinedTo);
  }

  private async announce(
    action: AuditAction,
    person: PersonEntity,
    other: PersonEntity,
    staff: SignedInStaff,
  ): Promise<void> {
    await this.peopleSourcesStore.noteChanges([person.email, other.email]);
    const actor = actorOf(staff);
    await this.auditLogService.record({ action, actor, subject: { kind: 'person', id: person.id } });
    await this.auditLogService.record({ action, actor, subject: { kind: 'person', id: other.id } });
  }
}
