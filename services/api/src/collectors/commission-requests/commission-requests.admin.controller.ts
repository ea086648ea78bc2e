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
import { CurrentStaff, ForStaff, type SignedInStaff } from '../../identity';
import { presentCommissionRequest } from './commission-request.presenter';
import {
  UpdateCommissionRequest,
  CommissionRequestDetail,
  CommissionRequestList,
  CommissionRequestListQuery,
} from './dto/commission-request-admin.dto';
import { CommissionRequestEditingService } from './commission-request-editing.service';
import { CommissionRequestQueries } from './commission-requests.queries';
import {
  UpdateCommissionRequestStatus,
  CommissionRequestRecord,
  CreateCommissionRequest,
} from './dto/commission-request.dto';
import { CommissionRequestStatusService } from './commission-request-status.service';
import { CommissionRequestsService } from './commission-requests.service';

/** The gallery's calls on commissions. */
@ApiTags('commissions')
@ForStaff()
@Controller('api/admin/commissions')
export class AdminCommissionRequestsController {
  constructor(
    private readonly openCommissionRequest: CommissionRequestsService,
    private readonly commissionRequestStatusService: CommissionRequestStatusService,
    private readonly commissionRequestEditingService: CommissionRequestEditingService,
    private readonly commissionRequestQueries: CommissionRequestQueries,
  ) {}

  /** Newest first, a page at a time. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CommissionRequestList })
  list(@Query() query: CommissionRequestListQuery): Promise<CommissionRequestList> {
    return this.commissionRequestQueries.page(query);
  }

  /** One of them with its whole history. */
  @Get(':id')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CommissionRequestDetail })
  @ApiNotFoundResponse({ description: 'commission_not_found' })
  view(@Param('id') id: string): Promise<CommissionRequestDetail> {
    return this.commissionRequestQueries.find(id);
  }

  /** Writes a commission down; 200 when the inquiry has become one already. */
  @Post()
  @ApiCreatedResponse({ type: CommissionRequestRecord })
  @ApiOkResponse({ type: CommissionRequestRecord, description: 'The inquiry has become one already' })
  async create(
    @Body() body: CreateCommissionRequest,
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommissionRequestRecord> {
    const opened = await this.openCommissionRequest.create(body, staff);
    reply.status(opened.isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return presentCommissionRequest(opened);
  }

  /** Changes what it says: project, budget, quote, the gallery's own note. */
  @Put(':id')
  @ApiOkResponse({ type: CommissionRequestDetail })
  @ApiNotFoundResponse({ description: 'commission_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateCommissionRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CommissionRequestDetail> {
    await this.commissionRequestEditingService.update(id, body, staff);
    return this.commissionRequestQueries.find(id);
  }

  /** Brings it to a status; there already is no error. */
  @Post(':id/status')
  @HttpCode(200)
  @ApiOkResponse({ type: CommissionRequestRecord })
  @ApiNotFoundResponse({ description: 'commission_not_found' })
  @ApiConflictResponse({ description: 'commission_status_refused' })
  async updateStatus(
    @Param('id') id: string,
    @Body() { status, note = null }: UpdateCommissionRequestStatus,
    @CurrentStaff() actor: SignedInStaff,
  ): Promise<CommissionRequestRecord> {
    return presentCommissionRequest(
      await this.commissionRequestStatusService.updateStatus(id, status, { actor, note }),
    );
  }
}
