import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiProperty,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { IsNotEmpty, IsString } from 'class-validator';
import { EmailRateLimit, Public, IsEmailAddress, OneLine } from '../../platform';
import { EventRemindersService } from './event-reminders.service';
import { EventAccessService } from '../guest-passes/event-access.service';

/** Body of `POST /api/event-reminders`. */
class CreateEventReminder {
  @ApiProperty()
  @IsNotEmpty()
  @OneLine()
  @IsString()
  eventId: string;

  @ApiProperty()
  @IsEmailAddress('Please enter a valid email address')
  email: string;
}

/** What the page shows once the reminder is saved. */
class EventReminderReceipt {
  @ApiProperty({ enum: [true] }) success: true;
  @ApiProperty() message: string;
}

/** Email reminders before an event. */
@ApiTags('events')
@Public()
@Controller('api/event-reminders')
export class EventRemindersController {
  constructor(
    private readonly eventAccessService: EventAccessService,
    private readonly eventRemindersService: EventRemindersService,
  ) {}

  /** Requests a single email an hour before the event. */
  @EmailRateLimit()
  @Post()
  @HttpCode(202)
  @ApiAcceptedResponse({ type: EventReminderReceipt })
  @ApiForbiddenResponse({ description: 'vip_only' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'event_over' })
  async ask(
    @Body() { eventId, email }: CreateEventReminder,
    @Req() request: FastifyRequest,
  ): Promise<EventReminderReceipt> {
    await this.eventRemindersService.create(
      await this.eventAccessService.requireVisible(request, eventId),
      email,
    );
    return { success: true, message: 'We will email you an hour before it starts.' };
  }
}
