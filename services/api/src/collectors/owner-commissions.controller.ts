import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
  Query,
  Res,
} from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../identity';
import { presentCommission } from './commission.presenter';
import {
  ChangedCommission,
  CommissionDetail,
  CommissionList,
  CommissionListQuery,
} from './desk/dto/commission-desk.dto';
import { EditCommission } from './desk/edit-commission';
import { ReadCommissions } from './desk/read-commissions';
import { CommissionMove, CommissionRecord, NewCommission } from './dto/commission.dto';
import { MoveCommission } from './move-commission';
import { OpenCommission } from './open-commission';

/** The gallery's calls on commissions. */
@ApiTags('commissions')
@ForStaff()
@Controller('api/admin/commissions')
export class OwnerCommissionsController {
  constructor(
    private readonly opening: OpenCommission,
    private readonly moving: MoveCommission,
    private readonly editing: EditCommission,
    private readonly reading: ReadCommissions,
  ) {}

  /** Newest first, a page at a time. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CommissionList })
  list(@Query() query: CommissionListQuery): Promise<CommissionList> {
    return this.reading.page(query);
  }

  /** One of them with its whole history. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CommissionDetail })
  @ApiNotFoundResponse({ description: 'commission_not_found' })
  view(@Param('id') id: string): Promise<CommissionDetail> {
    return this.reading.one(id);
  }

  /** Writes a commission down; 200 when the inquiry has become one already. */
  @Post()
  @ApiCreatedResponse({ type: CommissionRecord })
  @ApiOkResponse({ type: CommissionRecord, description: 'The inquiry has become one already' })
  async open(
    @Body() body: NewCommission,
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommissionRecord> {
    const opened = await this.opening.open(body, staff);
    reply.status(opened.isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return presentCommission(opened);
  }

  /** Changes what it says: project, budget, quote, the gallery's own note. */
  @Put(':id')
  @ApiOkResponse({ type: CommissionDetail })
  @ApiNotFoundResponse({ description: 'commission_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async edit(
    @Param('id') id: string,
    @Body() body: ChangedCommission,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CommissionDetail> {
    await this.editing.edit(id, body, staff);
    return this.reading.one(id);
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
    @CurrentStaff() actor: SignedInStaff,
  ): Promise<CommissionRecord> {
    return presentCommission(await this.moving.move(id, status, { actor, note }));
  }
}
