import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform';
import { clientInfoOf } from '../client-info';
import {
  CreateStaffAccount,
  SetExportPermission,
  SetStaffPassword,
  StaffPasswordLink,
  StaffAccount,
} from './dto/staff-account.dto';
import type { SignedInStaff } from './signed-in-staff';
import { StaffAccountsService } from './staff-accounts.service';
import { CurrentStaff, OwnerRoute } from './staff.guard';

/** Staff accounts, managed by the owner. */
@ApiTags('staff')
@Controller('api/admin')
export class AdminStaffAccountsController {
  constructor(private readonly staffAccountsService: StaffAccountsService) {}

  @OwnerRoute()
  @Get('staff')
  @ApiOkResponse({ type: [StaffAccount] })
  async list(): Promise<StaffAccount[]> {
    return this.staffAccountsService.list();
  }

  /** Creates an account. The link to choose its password is shown only once. */
  @OwnerRoute()
  @Post('staff')
  @ApiCreatedResponse({ type: StaffPasswordLink })
  async create(
    @Body() body: CreateStaffAccount,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<StaffPasswordLink> {
    return this.staffAccountsService.createWithPasswordLink(body, owner);
  }

  /** A new link to choose a password; it replaces the last one. */
  @OwnerRoute()
  @Post('staff/:id/password-links')
  @ApiCreatedResponse({ type: StaffPasswordLink })
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  async createPasswordLink(
    @Param('id') id: string,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<StaffPasswordLink> {
    return this.staffAccountsService.createPasswordLink(id, owner);
  }

  /** Disables the account; what it did stays in the audit log. */
  @OwnerRoute()
  @Post('staff/:id/disable')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  @ApiConflictResponse({ description: 'own_account' })
  async disable(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.staffAccountsService.disable(id, owner);
  }

  @OwnerRoute()
  @Post('staff/:id/enable')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  async enable(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.staffAccountsService.enable(id, owner);
  }

  /** Whether the account may export personal data. */
  @OwnerRoute()
  @Post('staff/:id/export-permission')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  async setExportPermission(
    @Param('id') id: string,
    @Body() { isAllowed }: SetExportPermission,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<void> {
    await this.staffAccountsService.setExportPermission(id, isAllowed, owner);
  }

  /** Signs the account out everywhere. */
  @OwnerRoute()
  @Delete('staff/:id/sessions')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  async revokeSessions(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.staffAccountsService.revokeSessions(id, owner);
  }

  /** Sets a password by the link's token. */
  @Public()
  @Post('password-links/confirm')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`account_link_unknown`' })
  async choosePassword(@Body() body: SetStaffPassword, @Req() request: FastifyRequest): Promise<void> {
    await this.staffAccountsService.choosePassword(body, clientInfoOf(request).device);
  }
}
