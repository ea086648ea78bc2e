import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { EventFollowUp } from '../dto/event-photo-orders.dto';
import { EventFollowUpsService } from './event-follow-ups.service';

@ApiTags('events')
@ForStaff()
@Controller('api/admin/studio-events/:id/follow-up')
export class AdminEventFollowUpsController {
  constructor(private readonly eventFollowUpsService: EventFollowUpsService) {}

  /** The email of the morning after an event, as it would be sent now. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EventFollowUp })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async preview(@Param('id') id: string): Promise<EventFollowUp> {
    return this.eventFollowUpsService.preview(id);
  }
}
