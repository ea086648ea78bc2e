import { nextMessageState } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../../identity';
import { actorName } from '../../orders';
import { AffiliatesService, AffiliateApplicationsService, applicationDeclinedEmail } from '../../affiliates';
import { AppError, Clock, Database, Mailer } from '../../platform';
import type { ContactMessageEntity } from '../messages/contact-message.entity';
import { messageEmailFiling } from './message-replies.emails';
import { MessagesService } from '../messages/messages.service';
import type { ApproveApplication, DeclineApplication } from './dto/message-changes.dto';

/** Approves or declines an affiliate's application, once, and notifies them by email. */
@Injectable()
export class AffiliateApplicationReviewService {
  constructor(
    private readonly database: Database,
    private readonly messagesService: MessagesService,
    private readonly affiliateApplicationsService: AffiliateApplicationsService,
    private readonly affiliatesService: AffiliatesService,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates the affiliate, emails their links, and updates the application and the message in one transaction.
   * @throws AppError `message_not_found`, `changed_meanwhile`, `application_decided`, and the errors of
   * `AffiliatesService`
   */
  async approve(id: string, { version, ...input }: ApproveApplication, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.lockUndecided(id, version);
      const partner = await this.affiliatesService.createAndWelcome(
        input,
        staff,
        messageEmailFiling(id).about,
      );
      await this.affiliateApplicationsService.approve(id, partner.id);
      await this.messagesService.markReplied(message, {
        kind: 'partner',
        reference: partner.id,
        text: partner.partnerName,
        actor: actorName(staff),
      });
      await this.messagesService.recordAudit('message.approved', message, staff);
    });
  }

  /**
   * @throws AppError `message_not_found`, `changed_meanwhile`, `application_decided`; `validation_failed` without an
   * address
   */
  async decline(
    id: string,
    { version, words = '' }: DeclineApplication,
    staff: SignedInStaff,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.lockUndecided(id, version);
      await this.affiliateApplicationsService.decline(id);
      const email = applicationDeclinedEmail(message.email, { name: message.name, words });
      await this.mailer.send(email, `application-declined:${id}`, messageEmailFiling(id));
      const now = this.clock.now();
      await this.messagesService.update(
        message,
        {
          state: nextMessageState(message.state, 'reply'),
          repliedAt: message.repliedAt ?? now,
          readAt: message.readAt ?? now,
        },
        { kind: 'declined', text: words || null, actor: actorName(staff) },
      );
      await this.messagesService.recordAudit('message.declined', message, staff);
    });
  }

  /** Locks the message at the version its reader saw. */
  private async lockUndecided(id: string, version: number): Promise<ContactMessageEntity> {
    const message = await this.messagesService.lock(id);
    const application = await this.affiliateApplicationsService.find(id);
    if (!application) throw new AppError('message_not_found');
    if (application.state !== 'new') throw new AppError('application_decided');
    this.messagesService.assertVersion(message, version);
    return message;
  }
}
