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
import { visitorOf } from '../visitor';
import { NewStaffAccount, PasswordChoice, PasswordLink, StaffAccount } from './dto/staff-account.dto';
import type { SignedInStaff } from './signed-in-staff';
import { StaffAccounts } from './staff-accounts';
import { CurrentStaff, ForOwner } from './staff.guard';

/** The console's accounts, which the owner keeps. */
@ApiTags('staff')
@Controller('api/admin')
export class StaffAccountsController {
  constructor(private readonly accounts: StaffAccounts) {}

  @ForOwner()
  @Get('staff')
  @ApiOkResponse({ type: [StaffAccount] })
  async list(): Promise<StaffAccount[]> {
    return this.accounts.all();
  }

  /** Makes an account. The link by which its password is chosen is shown this once. */
  @ForOwner()
  @Post('staff')
  @ApiCreatedResponse({ type: PasswordLink })
  async add(@Body() body: NewStaffAccount, @CurrentStaff() owner: SignedInStaff): Promise<PasswordLink> {
    return this.accounts.add(body, owner);
  }

  /** Another link to choose a password by; the last one ends. */
  @ForOwner()
  @Post('staff/:id/password-links')
  @ApiCreatedResponse({ type: PasswordLink })
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  async link(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<PasswordLink> {
    return this.accounts.link(id, owner);
  }

  /** The account opens nothing from now on; what it did stays in the audit log. */
  @ForOwner()
  @Post('staff/:id/disable')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  @ApiConflictResponse({ description: 'own_account' })
  async disable(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.accounts.disable(id, owner);
  }

  @ForOwner()
  @Post('staff/:id/enable')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  async enable(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.accounts.enable(id, owner);
  }

  /** Signs the account out everywhere. */
  @ForOwner()
  @Delete('staff/:id/sessions')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  async endSessions(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.accounts.endSessions(id, owner);
  }

  /** Chooses a password by the link's token. */
  @Public()
  @Post('password-links/confirm')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: '`account_link_unknown`' })
  async choose(@Body() body: PasswordChoice, @Req() request: FastifyRequest): Promise<void> {
    await this.accounts.choosePassword(body, visitorOf(request).device);
  }
}
