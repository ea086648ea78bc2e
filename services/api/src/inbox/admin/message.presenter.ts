import { Injectable } from '@nestjs/common';
import { InventoryStatsQueries } from '../../catalog';
import {
  CollectorsService,
  StaffDirectoryService,
  type CollectorAccount,
  type StaffDirectoryEntry,
} from '../../identity';
import type { ContactMessageEntity } from '../messages/contact-message.entity';
import type { MessageCollector, MessageRow, StaffMember } from './dto/message.dto';

/** Characters of a message in the list. */
const EXCERPT_LENGTH = 160;

/** Presents messages with their collectors, artworks and assignees. At most three queries, however many messages. */
@Injectable()
export class MessagePresenter {
  constructor(
    private readonly collectorsService: CollectorsService,
    private readonly inventoryStatsQueries: InventoryStatsQueries,
    private readonly staffDirectoryService: StaffDirectoryService,
  ) {}

  async presentRows(messages: readonly ContactMessageEntity[]): Promise<MessageRow[]> {
    if (messages.length === 0) return [];
    const [collectors, titles, staff] = await Promise.all([
      this.collectorsService.findByIds(distinct(messages.flatMap(({ collectorId }) => collectorId ?? []))),
      this.inventoryStatsQueries.findTitles(distinct(messages.flatMap(({ artworkId }) => artworkId ?? []))),
      messages.some(({ assignedTo }) => assignedTo !== null) ? this.staffDirectoryService.list() : [],
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
        excerpt: toExcerpt(message.message),
        name: message.name,
        email: message.email,
        collector: collector ? presentMessageCollector(collector) : null,
        artwork: artworkId === null ? null : { id: artworkId, title: titles.get(artworkId) ?? '' },
        coaId: message.coaId,
        state: message.state,
        isRead: message.readAt !== null,
        assignedTo: assignee ? presentStaffMember(assignee) : null,
        createdAt: message.createdAt.toISOString(),
        replyDueAt: message.replyDueAt?.toISOString() ?? null,
        repliedAt: message.repliedAt?.toISOString() ?? null,
      };
    });
  }

  /** Staff who can be assigned. */
  async listAssignees(): Promise<StaffMember[]> {
    const staff = await this.staffDirectoryService.list();
    return staff.filter(({ disabledAt }) => disabledAt === null).map(presentStaffMember);
  }
}

/** The writer's account, or the account with the same address. */
export const presentMessageCollector = (collector: CollectorAccount): MessageCollector => ({
  id: collector.id,
  name: `${collector.firstName} ${collector.lastName}`.trim(),
  level: collector.level,
  isConfirmed: collector.emailConfirmedAt !== null,
});

const presentStaffMember = ({ id, username, firstName }: StaffDirectoryEntry): StaffMember => ({
  id,
  username,
  firstName,
});

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

function toExcerpt(text: string): string {
  const terms = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return terms.length <= EXCERPT_LENGTH
    ? terms.join('')
    : `${terms
        .slice(0, EXCERPT_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}
