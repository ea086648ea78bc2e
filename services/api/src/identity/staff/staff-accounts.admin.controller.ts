import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
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
  StaffSignInPolicy,
} from './dto/staff-account.dto';
import { SecondFactorPolicyService } from './second-factor/second-factor-policy.service';
import type { SignedInStaff } from './staff-roles';
import { StaffAccountsService } from './staff-accounts.service';
import { AdminOriginRoute, CurrentStaff, OwnerRoute, RequiresRecentSignIn } from './staff.guard';

/** Staff accounts, managed by the owner. */
@ApiTags('staff')
@Controller('api/admin')
export class AdminStaffAccountsController {
  constructor(
    private readonly staffAccountsService: StaffAccountsService,
    private readonly secondFactorPolicyService: SecondFactorPolicyService,
  ) {}

  /** Lists all staff and owner accounts. */
  @OwnerRoute()
  @Get('staff')
  @ApiOkResponse({ type: [StaffAccount] })
  async list(): Promise<StaffAccount[]> {
    return this.staffAccountsService.list();
  }

  /** What is required for everyone’s sign-in. */
  @OwnerRoute()
  @Get('staff/sign-in-policy')
  @ApiOkResponse({ type: StaffSignInPolicy })
  async signInPolicy(): Promise<StaffSignInPolicy> {
    return { isSecondFactorRequired: await this.secondFactorPolicyService.isRequired() };
  }

  /** Requires a second factor for everyone’s sign-in, or stops requiring it. */
  @OwnerRoute()
  @RequiresRecentSignIn()
  @Put('staff/sign-in-policy')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiConflictResponse({ description: 'second_factor_missing' })
  async changeSignInPolicy(
    @Body() { isSecondFactorRequired }: StaffSignInPolicy,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<void> {
    await this.secondFactorPolicyService.setRequired(isSecondFactorRequired, owner);
  }

  /** Creates a staff account. The link to choose its password is shown only once. */
  @OwnerRoute()
  @RequiresRecentSignIn()
  @Post('staff')
  @ApiCreatedResponse({ type: StaffPasswordLink })
  async create(
    @Body() body: CreateStaffAccount,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<StaffPasswordLink> {
    return this.staffAccountsService.createWithPasswordLink(body, owner);
  }

  /** Creates a new link to choose a password, replacing the previous one. */
  @OwnerRoute()
  @RequiresRecentSignIn()
  @Post('staff/:id/password-links')
  @ApiCreatedResponse({ type: StaffPasswordLink })
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  async createPasswordLink(
    @Param('id') id: string,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<StaffPasswordLink> {
    return this.staffAccountsService.createPasswordLink(id, owner);
  }

  /** Disables a staff account. Its actions stay in the audit log. */
  @OwnerRoute()
  @RequiresRecentSignIn()
  @Post('staff/:id/disable')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  @ApiConflictResponse({ description: 'own_account' })
  async disable(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.staffAccountsService.disable(id, owner);
  }

  /** Enables a disabled account. */
  @OwnerRoute()
  @RequiresRecentSignIn()
  @Post('staff/:id/enable')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  async enable(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.staffAccountsService.enable(id, owner);
  }

  /** Allows or forbids an account to export personal data. */
  @OwnerRoute()
  @RequiresRecentSignIn()
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

  /** Signs a staff account out everywhere. */
  @OwnerRoute()
  @RequiresRecentSignIn()
  @Delete('staff/:id/sessions')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  async revokeSessions(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.staffAccountsService.revokeSessions(id, owner);
  }

  /** Sets a password with the link’s token. */
  @Public()
  @AdminOriginRoute()
  @Post('password-links/confirm')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`account_link_unknown`' })
  async choosePassword(@Body() body: SetStaffPassword, @Req() request: FastifyRequest): Promise<void> {
    await this.staffAccountsService.choosePassword(body, clientInfoOf(request).device);
  }
}
