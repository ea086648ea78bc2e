import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { MailRateLimit, Public } from '../platform';
import { AskForReminder } from './ask-for-reminder';
import { ReminderAnswer, ReminderRequest } from './dto/event-reminder.dto';
import { EventAccess } from './event-access';

/** Mails before an event begins. */
@ApiTags('events')
@Public()
@Controller('api/event-reminders')
export class RemindersController {
  constructor(
    private readonly access: EventAccess,
    private readonly asking: AskForReminder,
  ) {}

  /** Sends one mail an hour before the event, and no other. */
  @MailRateLimit()
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: ReminderAnswer })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'event_over' })
  async ask(
    @Body() { eventId, email }: ReminderRequest,
    @Req() request: FastifyRequest,
  ): Promise<ReminderAnswer> {
    await this.asking.ask(await this.access.seen(request, eventId), email);
    return { success: true, message: 'We write to you an hour before it begins.' };
  }
}
