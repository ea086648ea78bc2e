import { Injectable } from '@nestjs/common';
import { InventoryFigures } from '../../catalogue';
import { Collectors, KnownStaff, type KnownCollector, type StaffName } from '../../identity';
import type { ContactMessage } from '../contact-message.entity';
import type { MessageCollector, MessageRow, StaffMember } from './dto/message-list.dto';

/** As many letters of a message as a list shows. */
const EXCERPT_LENGTH = 160;

/** Messages for the console, with the people and works that they name. Three queries, however many there are. */
@Injectable()
export class PresentMessages {
  constructor(
    private readonly collectors: Collectors,
    private readonly works: InventoryFigures,
    private readonly staff: KnownStaff,
  ) {}

  async rows(messages: readonly ContactMessage[]): Promise<MessageRow[]> {
    if (messages.length === 0) return [];
    const [collectors, titles, staff] = await Promise.all([
      this.collectors.findAll(distinct(messages.flatMap(({ collectorId }) => collectorId ?? []))),
      this.works.titlesOf(distinct(messages.flatMap(({ artworkId }) => artworkId ?? []))),
      this.staff.all(),
    ]);
    return messages.map((message) => {
      const { artworkId } = message;
      const collector = collectors.find(({ id }) => id === message.collectorId);
      const assignee = staff.find(({ id }) => id === message.assignedTo);
      return {
        id: message.id,
        type: message.type,
        inquiryType: message.inquiryType,
        subject: message.subject,
        excerpt: excerptOf(message.message),
        name: message.name,
        email: message.email,
        collector: collector ? presentCollector(collector) : null,
        artwork: artworkId === null ? null : { id: artworkId, title: titles.get(artworkId) ?? '' },
        state: message.state,
        isRead: message.readAt !== null,
        assignedTo: assignee ? presentStaff(assignee) : null,
        createdAt: message.createdAt.toISOString(),
        replyDueAt: message.replyDueAt?.toISOString() ?? null,
        answeredAt: message.answeredAt?.toISOString() ?? null,
      };
    });
  }

  /** Whom a message can be given to. */
  async assignees(): Promise<StaffMember[]> {
    const staff = await this.staff.all();
    return staff.filter(({ disabledAt }) => disabledAt === null).map(presentStaff);
  }
}

/** The account of who wrote, or of whose address it is. */
export const presentCollector = (collector: KnownCollector): MessageCollector => ({
  id: collector.id,
  name: `${collector.firstName} ${collector.lastName}`.trim(),
  level: collector.level,
  isConfirmed: collector.emailConfirmedAt !== null,
});

const presentStaff = ({ id, username, firstName }: StaffName): StaffMember => ({ id, username, firstName });

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

function excerptOf(text: string): string {
  const words = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return words.length <= EXCERPT_LENGTH
    ? words.join('')
    : `${words
        .slice(0, EXCERPT_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
