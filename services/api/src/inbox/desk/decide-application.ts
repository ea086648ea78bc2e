import { messageAfter } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../../identity';
import { nameOf } from '../../orders';
import { AddPartner, ApplicationBook, applicationDeclined } from '../../partners';
import { AppError, Clock, Database, Mail } from '../../platform';
import type { ContactMessage } from '../contact-message.entity';
import { aboutMessage } from './about-message';
import { ChangeMessage } from './change-message';
import type { ApproveApplication, DeclineApplication } from './dto/decide-application.dto';

/** An application becomes a selling partner, or is turned down: each once, and told by mail. */
@Injectable()
export class DecideApplication {
  constructor(
    private readonly database: Database,
    private readonly changing: ChangeMessage,
    private readonly applications: ApplicationBook,
    private readonly adding: AddPartner,
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  /**
   * Partner, links by mail, application and message: all in one transaction.
   * @throws AppError `message_not_found`, `changed_meanwhile`, `application_decided`, and whatever `AddPartner` refuses
   */
  async approve(id: string, { version, ...wish }: ApproveApplication, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.undecided(id, version);
      const partner = await this.adding.welcome(wish, staff, aboutMessage(id).about);
      await this.applications.approve(id, partner.id);
      await this.changing.takeUp(message, {
        kind: 'partner',
        thing: partner.id,
        text: partner.partnerName,
        actor: nameOf(staff),
      });
      await this.changing.record('message.approved', message, staff);
    });
  }

  /** @throws AppError `message_not_found`, `changed_meanwhile`, `application_decided`; `validation_failed` without an address */
  async decline(
    id: string,
    { version, words = '' }: DeclineApplication,
    staff: SignedInStaff,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.undecided(id, version);
      await this.applications.decline(id);
      const mail = applicationDeclined(message.email, { name: message.name, words });
      await this.mail.send(mail, `application-declined:${id}`, aboutMessage(id));
      const now = this.clock.now();
      await this.changing.apply(
        message,
        {
          state: messageAfter(message.state, 'answer'),
          answeredAt: message.answeredAt ?? now,
          readAt: message.readAt ?? now,
        },
        { kind: 'declined', text: words || null, actor: nameOf(staff) },
      );
      await this.changing.record('message.declined', message, staff);
    });
  }

  /** Locked, as its reader saw it. */
  private async undecided(id: string, version: number): Promise<ContactMessage> {
    const message = await this.changing.lock(id);
    const application = await this.applications.find(id);
    if (!application) throw new AppError('message_not_found');
    if (application.state !== 'new') throw new AppError('application_decided');
    this.changing.guardVersion(message, version);
    return message;
  }
}
