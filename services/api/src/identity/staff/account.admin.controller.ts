import { Body, Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { PasswordChange } from '../collectors/dto/collector-account.dto';
import { clientInfoOf } from '../client-info';
import { StaffPasswordsService } from './staff-passwords.service';
import {
  AuthenticatorCode,
  AdminAccount,
  SecondFactorEnrollment,
  CurrentPassword,
  RecoveryCodes,
} from './dto/staff-account.dto';
import { SecondFactorService } from './second-factor/second-factor.service';
import type { SignedInStaff } from './signed-in-staff';
import { BeforeSecondFactor, CurrentStaff, OwnerRoute, ForStaff, RequiresRecentSignIn } from './staff.guard';

/** The caller's own account: its password and its second factor. */
@ApiTags('staff')
@ForStaff()
@Controller('api/admin')
export class AdminAccountController {
  constructor(
    private readonly secondFactorSettings: SecondFactorService,
    private readonly staffPasswordsService: StaffPasswordsService,
  ) {}

  @BeforeSecondFactor()
  @Get('account')
  @ApiOkResponse({ type: AdminAccount })
  async account(@CurrentStaff() staff: SignedInStaff): Promise<AdminAccount> {
    return this.secondFactorSettings.getAccount(staff);
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
    await this.staffPasswordsService.change(staff, body, clientInfoOf(request));
  }

  /** Begins to set up an authenticator app. */
  @BeforeSecondFactor()
  @Post('account/second-factor')
  @HttpCode(200)
  @ApiOkResponse({ type: SecondFactorEnrollment })
  @ApiConflictResponse({ description: 'second_factor_on' })
  async startSecondFactorEnrollment(
    @CurrentStaff() staff: SignedInStaff,
    @Body() { password }: CurrentPassword,
    @Req() request: FastifyRequest,
  ): Promise<SecondFactorEnrollment> {
    return this.secondFactorSettings.startEnrollment(staff, password, clientInfoOf(request));
  }

  /** Turns it on by a first code. */
  @BeforeSecondFactor()
  @Post('account/second-factor/confirm')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodes })
  @ApiConflictResponse({ description: 'second_factor_on' })
  async confirmSecondFactor(
    @CurrentStaff() staff: SignedInStaff,
    @Body() { code }: AuthenticatorCode,
  ): Promise<RecoveryCodes> {
    return this.secondFactorSettings.confirmEnrollment(staff, code);
  }

  @Post('account/second-factor/removal')
  @HttpCode(204)
  @ApiNoContentResponse()
  async disableSecondFactor(
    @CurrentStaff() staff: SignedInStaff,
    @Body() { password }: CurrentPassword,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.secondFactorSettings.disableOwn(staff, password, clientInfoOf(request));
  }

  /** Disables the second factor of a staff member who lost their phone. */
  @OwnerRoute()
  @RequiresRecentSignIn()
  @Post('staff/:id/second-factor-removal')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'staff_not_found' })
  @ApiConflictResponse({ description: 'own_account' })
  async removeStaffSecondFactor(
    @Param('id') id: string,
    @CurrentStaff() owner: SignedInStaff,
  ): Promise<void> {
    await this.secondFactorSettings.disableForStaff(id, owner);
  }
}
