import { Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../../identity';
import { EventFollowUp } from '../dto/event-photo-orders.dto';
import { EventFollowUpsService } from './event-follow-ups.service';

@ApiTags('events')
@ForStaff()
@Controller('api/admin/studio-events/:id/follow-up')
export class AdminEventFollowUpsController {
  constructor(private readonly eventFollowUpsService: EventFollowUpsService) {}

  /** Previews an event’s follow-up email as it would be sent now. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EventFollowUp })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async preview(@Param('id') id: string): Promise<EventFollowUp> {
    return this.eventFollowUpsService.preview(id);
  }

  /** Sends the follow-up email now to the guests who have not had it. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: EventFollowUp })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  @ApiConflictResponse({ description: 'event_not_over' })
  async send(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<EventFollowUp> {
    await this.eventFollowUpsService.sendNow(id, staff);
    return this.eventFollowUpsService.preview(id);
  }
}
