import { Injectable } from '@nestjs/common';
import { KnownStaff } from '../../identity';
import { nameOf, type Actor } from '../../orders';
import { ApplicationBook } from '../../partners';
import { AppError, Clock, Database, Outbox } from '../../platform';
import type { ContactMessage } from '../contact-message.entity';
import { ContactMessageStore } from '../contact-message.store';
import { MessageEventsStore } from '../message-events.store';
import { aboutMessage } from './about-message';
import { ChangeMessage } from './change-message';

/** Kinds of events whose message stays, because something else came of it. */
const MADE_OF_IT = ['commission', 'order', 'partner'];

/** Who takes care of a message, whether it was read, and the end of what nobody should have sent. */
@Injectable()
export class LookAfterMessage {
  constructor(
    private readonly database: Database,
    private readonly changing: ChangeMessage,
    private readonly store: ContactMessageStore,
    private readonly events: MessageEventsStore,
    private readonly applications: ApplicationBook,
    private readonly staff: KnownStaff,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The whole gallery reads one inbox: what one has read is read. @throws AppError `message_not_found` */
  async read(id: string, isRead: boolean): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.changing.lock(id);
      if (isRead === (message.readAt !== null)) return;
      await this.store.change(id, { readAt: isRead ? this.clock.now() : null });
    });
  }

  /**
   * Gives it to somebody, or to nobody. Theirs already is no error.
   * @throws AppError `message_not_found`, `changed_meanwhile`; `validation_failed` for who cannot sign in
   */
  async assign(id: string, staffId: string | null, version: number, actor: Actor): Promise<void> {
    const assignee = staffId === null ? null : await this.active(staffId);
    await this.database.transaction(async () => {
      const message = await this.changing.lock(id);
      if (message.assignedTo === staffId) return;
      this.changing.guardVersion(message, version);
      await this.changing.apply(
        message,
        { assignedTo: staffId },
        {
          kind: assignee ? 'assigned' : 'unassigned',
          actor: nameOf(actor),
          text: assignee?.firstName ?? null,
        },
      );
      await this.changing.record('message.assigned', message, actor);
    });
  }

  /**
   * Deletes for good what nobody should have sent.
   * @throws AppError `message_not_found`; `message_kept` when something came of it, or it stands for something else
   */
  async remove(id: string, actor: Actor): Promise<void> {
    await this.database.transaction(async () => {
      const message = await this.changing.lock(id);
      if (await this.isKept(message)) throw new AppError('message_kept');
      await this.store.remove(id);
      await this.applications.forget([id]);
      await this.outbox.forget(aboutMessage(id).about);
      await this.changing.record('message.deleted', message, actor);
    });
  }

  private async isKept({ id, type }: ContactMessage): Promise<boolean> {
    if (type === 'presale_request') return true;
    const events = await this.events.of([id]);
    return events.some(({ kind }) => MADE_OF_IT.includes(kind));
  }

  private async active(id: string): Promise<{ firstName: string }> {
    const found = (await this.staff.all()).find((each) => each.id === id && each.disabledAt === null);
    if (found) return found;
    throw new AppError('validation_failed', { fields: { staffId: 'This account cannot be chosen.' } });
  }
}
