import { Controller, Delete, Get, Header, HttpCode, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CountReads, Public, RateLimit } from '../../platform';
import { WaitingRoomPlace } from './dto/waiting-room.dto';
import { PLACE_READS_PER_WINDOW } from '../orders-policy';
import { WaitingRoomService } from './waiting-room.service';

/** A place in line. Its token cannot be guessed, so it is the only proof its person needs. */
@ApiTags('checkout')
@Controller('api/waiting-room')
export class WaitingRoomController {
  constructor(private readonly waitingRoomService: WaitingRoomService) {}

  /** A place in line. Waiting pages ask every few seconds, which keeps the place and calls the next person. */
  @Public()
  @CountReads()
  @RateLimit(PLACE_READS_PER_WINDOW)
  @Get(':token')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: WaitingRoomPlace })
  @ApiNotFoundResponse({ description: 'place_not_found' })
  look(@Param('token') token: string): Promise<WaitingRoomPlace> {
    return this.waitingRoomService.look(token);
  }

  /** Leaves the line. */
  @Public()
  @Delete(':token')
  @HttpCode(204)
  @ApiNoContentResponse()
  async leave(@Param('token') token: string): Promise<void> {
    await this.waitingRoomService.leave(token);
  }
}
