import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { AuditAction } from '@gallery/contracts';
import { actorOf, AuditLogService, normalizeEmail, type SignedInStaff } from '../identity';
import { AppError, Database, fieldError } from '../platform';
import { personIdOf } from './one-person';
import { PeopleSourcesStore } from './people-sources.store';
import { PeopleStore, type PersonEntity } from './people.store';

/**
 * The addresses of one person, which the owner joins and parts. Only what the admin shows as one changes: accounts, orders
 * and consent stay with their address.
 */
@Injectable()
export class PersonAddressesService {
  constructor(
    private readonly peopleStore: PeopleStore,
    private readonly peopleSourcesStore: PeopleSourcesStore,
    private readonly auditLogService: AuditLogService,
    private readonly database: Database,
  ) {}

  /** With the addresses that were joined to the other one. @throws AppError `person_not_found`, `validation_failed` for an address that nobody has or that is theirs */
  async join(id: string, email: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const person = await this.lock(id);
      const known = await this.peopleStore.findByEmail(normalizeEmail(email));
      if (!known) throw fieldError('email', 'Nobody in the list has this address.');
      const other = await this.lock(personIdOf(known));
      if (other.id === person.id) throw fieldError('email', 'This is an address of theirs already.');
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
