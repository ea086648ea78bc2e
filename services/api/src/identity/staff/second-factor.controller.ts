import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PasswordChange } from '../dto/account-change.dto';
import { visitorOf } from '../visitor';
import { AdminPassword } from './admin-password';
import { AppCode, ConsoleAccount, Enrolment, OwnPassword, RecoveryCodes } from './dto/second-factor.dto';
import { SecondFactor } from './second-factor';
import type { SignedInStaff } from './signed-in-staff';
import { CurrentStaff, ForOwner, ForStaff } from './staff.guard';

/** The caller's own account: its password and its second factor. */
@ApiTags('staff')
@ForStaff()
@Controller('api/admin')
export class SecondFactorController {
  constructor(
    private readonly factor: SecondFactor,
    private readonly passwords: AdminPassword,
  ) {}

  @Get('account')
  @ApiOkResponse({ type: ConsoleAccount })
  async account(@CurrentStaff() staff: SignedInStaff): Promise<ConsoleAccount> {
    return this.factor.account(staff);
  }

  /** Changes the password; every other session of the account ends. */
  @Post('account/password')
  @HttpCode(204)
  @ApiNoContentResponse()
  async changePassword(
    @CurrentStaff() staff: SignedInStaff,
    @Body() body: PasswordChange,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.passwords.change(staff, body, visitorOf(request));
  }

  /** Begins to set up an authenticator app. */
  @Post('account/second-factor')
  @HttpCode(200)
  @ApiOkResponse({ type: Enrolment })
  @ApiConflictResponse({ description: 'second_factor_on' })
  async begin(
    @CurrentStaff() staff: SignedInStaff,
    @Body() { password }: OwnPassword,
    @Req() request: FastifyRequest,
  ): Promise<Enrolment> {
    return this.factor.begin(staff, password, visitorOf(request));
  }

  /** Turns it on by a first code. */
  @Post('account/second-factor/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodes })
  @ApiConflictResponse({ description: 'second_factor_on' })
  async confirm(@CurrentStaff() staff: SignedInStaff, @Body() { code }: AppCode): Promise<RecoveryCodes> {
    return this.factor.confirm(staff, code);
  }

  @Post('account/second-factor/removal')
  @HttpCode(204)
  @ApiNoContentResponse()
  async turnOff(
    @CurrentStaff() staff: SignedInStaff,
    @Body() { password }: OwnPassword,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.factor.turnOff(staff, password, visitorOf(request));
  }

  /** Takes the second factor from somebody whose phone is gone. */
  @ForOwner()
  @Post('staff/:id/second-factor-removal')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  @ApiConflictResponse({ description: 'own_account' })
  async remove(@Param('id') id: string, @CurrentStaff() owner: SignedInStaff): Promise<void> {
    await this.factor.remove(id, owner);
  }
}
