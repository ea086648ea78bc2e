import { Body, Controller, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ForOwner } from '../identity';
import { presentCommission } from './commission.presenter';
import { CommissionMove, CommissionRecord, NewCommission } from './dto/commission.dto';
import { MoveCommission } from './move-commission';
import { OpenCommission } from './open-commission';

/** The owner's calls on commissions (G53, G55). */
@ApiTags('commissions')
@ForOwner()
@Controller('api/admin/commissions')
export class OwnerCommissionsController {
  constructor(
    private readonly opening: OpenCommission,
    private readonly moving: MoveCommission,
  ) {}

  /** Writes a commission down; 200 when the inquiry has become one already. */
  @Post()
  @ApiCreatedResponse({ type: CommissionRecord })
  @ApiOkResponse({ type: CommissionRecord, description: 'The inquiry has become one already' })
  async open(
    @Body() body: NewCommission,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommissionRecord> {
    const opened = await this.opening.open(body, 'owner');
    reply.status(opened.isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return presentCommission(opened);
  }

  /** Brings it to a status; there already is no error. */
  @Post(':id/status')
  @HttpCode(200)
  @ApiOkResponse({ type: CommissionRecord })
  @ApiNotFoundResponse({ description: 'commission_not_found' })
  @ApiConflictResponse({ description: 'commission_status_refused' })
  async move(
    @Param('id') id: string,
    @Body() { status, note = null }: CommissionMove,
  ): Promise<CommissionRecord> {
    return presentCommission(await this.moving.move(id, status, { actor: 'owner', note }));
  }
}
