import {
  Controller,
  Get,
  Body,
  HttpCode,
  HttpStatus,
  Param,
  Post,
  Put,
  Query,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import {
  ApiOkResponse,
  ApiTags,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiBadGatewayResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  CurrentCollector,
  ForCollectors,
  type SignedInCollector,
  CurrentStaff,
  ForStaff,
  type SignedInStaff,
  PersonalDataExport,
} from '../../identity';
import { CommissionDepositsService } from './commission-deposits.service';
import { presentCommissionRequest, CommissionRequestQueries } from './commission-requests.queries';
import { CommissionRequestsService } from './commission-requests.service';
import {
  CommissionRequestRecord,
  CommissionRequestDetail,
  CommissionRequestList,
  CommissionRequestListQuery,
  CreateCommissionRequest,
  RequestCommissionDeposit,
  UpdateCommissionRequest,
  UpdateCommissionRequestStatus,
} from './dto/commission-request.dto';
import { csvDownload, GetCsv } from '../../platform';

/** The collector’s commission requests. */
@ApiTags('commission-requests')
@ForCollectors()
@Controller('api/commissions')
export class CommissionRequestsController {
  constructor(
    private readonly commissionRequestsService: CommissionRequestsService,
    private readonly commissionDepositsService: CommissionDepositsService,
  ) {}

  /** Lists the collector’s commission requests, newest first. */
  @Get()
  @ApiOkResponse({ type: [CommissionRequestRecord] })
  async list(@CurrentCollector() { id }: SignedInCollector): Promise<CommissionRequestRecord[]> {
    const requests = await this.commissionRequestsService.listByCollector(id);
    const deposits = await this.commissionDepositsService.findFor(
      requests.map(({ commission }) => commission),
      { forCollector: true },
    );
    return requests.map((request, index) => presentCommissionRequest(request, deposits[index] ?? null));
  }
}

/** Commission requests, for staff. */
@ApiTags('commission-requests')
@ForStaff()
@Controller('api/admin')
export class AdminCommissionRequestsController {
  constructor(
    private readonly commissionRequestsService: CommissionRequestsService,
    private readonly commissionRequestQueries: CommissionRequestQueries,
    private readonly commissionDepositsService: CommissionDepositsService,
  ) {}

  /** Lists commission requests, newest first, a page at a time. */
  @Get('commission-requests')
  @ApiOkResponse({ type: CommissionRequestList })
  list(@Query() query: CommissionRequestListQuery): Promise<CommissionRequestList> {
    return this.commissionRequestQueries.page(query);
  }

  /** Exports the commission requests that match as CSV. */
  @PersonalDataExport()
  @GetCsv('commission-requests.csv')
  csv(@Query() query: CommissionRequestListQuery): StreamableFile {
    return csvDownload('commission-requests.csv', this.commissionRequestQueries.csv(query));
  }

  /** A commission request with its whole history. */
  @Get('commission-requests/:id')
  @ApiOkResponse({ type: CommissionRequestDetail })
  @ApiNotFoundResponse({ description: 'commission_not_found' })
  view(@Param('id') id: string): Promise<CommissionRequestDetail> {
    return this.commissionRequestQueries.find(id);
  }

  /** Creates a commission request. Returns 200 if the inquiry has already become one. */
  @Post('commission-requests')
  @ApiCreatedResponse({ type: CommissionRequestRecord })
  @ApiOkResponse({ type: CommissionRequestRecord, description: 'The inquiry has become one already' })
  async create(
    @Body() body: CreateCommissionRequest,
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CommissionRequestRecord> {
    const created = await this.commissionRequestsService.create(body, staff);
    reply.status(created.isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return presentCommissionRequest(created);
  }

  /** Changes the project, budget, quote and staff note of a commission request. */
  @Put('commission-requests/:id')
  @ApiOkResponse({ type: CommissionRequestDetail })
  @ApiNotFoundResponse({ description: 'commission_not_found' })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async update(
    @Param('id') id: string,
    @Body() body: UpdateCommissionRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CommissionRequestDetail> {
    await this.commissionRequestsService.update(id, body, staff);
    return this.commissionRequestQueries.find(id);
  }

  /** Requests a deposit from the collector, by email and in their account. */
  @Post('commission-requests/:id/deposit')
  @ApiCreatedResponse({ type: CommissionRequestDetail })
  @ApiNotFoundResponse({ description: 'commission_not_found' })
  @ApiConflictResponse({
    description: 'changed_meanwhile, commission_deposit_asked, commission_status_refused',
  })
  @ApiBadGatewayResponse({ description: 'checkout_unavailable' })
  async requestDeposit(
    @Param('id') id: string,
    @Body() body: RequestCommissionDeposit,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<CommissionRequestDetail> {
    await this.commissionDepositsService.request(id, body, staff);
    return this.commissionRequestQueries.find(id);
  }

  /** Sets the status of a commission request. Setting the current one has no effect. */
  @Post('commission-requests/:id/status')
  @HttpCode(200)
  @ApiOkResponse({ type: CommissionRequestRecord })
  @ApiNotFoundResponse({ description: 'commission_not_found' })
  @ApiConflictResponse({ description: 'commission_status_refused' })
  async updateStatus(
    @Param('id') id: string,
    @Body() { status, note = null }: UpdateCommissionRequestStatus,
    @CurrentStaff() actor: SignedInStaff,
  ): Promise<CommissionRequestRecord> {
    const moved = await this.commissionRequestsService.updateStatus(id, status, { actor, note });
    const [deposit = null] = await this.commissionDepositsService.findFor([moved.commission], {
      forCollector: false,
    });
    return presentCommissionRequest(moved, deposit);
  }
}
