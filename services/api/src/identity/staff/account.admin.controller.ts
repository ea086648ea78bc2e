import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyRequest, FastifyReply } from 'fastify';
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
import type { SignedInStaff } from './staff-roles';
import { BeforeSecondFactor, CurrentStaff, OwnerRoute, ForStaff, RequiresRecentSignIn } from './staff.guard';
import { AppError } from '../../platform';
import { SessionCookiesService } from '../sessions/session-cookies.service';
import { SessionsService } from '../sessions/sessions.service';
import { PasskeyOptions, PasskeyProof } from './passkeys/dto/passkey.dto';
import { PasskeysService } from './passkeys/passkeys.service';

/** The caller’s own account: its password and second factor. */
@ApiTags('staff')
@ForStaff()
@Controller('api/admin')
export class AdminAccountController {
  constructor(
    private readonly secondFactorSettings: SecondFactorService,
    private readonly staffPasswordsService: StaffPasswordsService,
  ) {}

  /** The caller’s own account. */
  @BeforeSecondFactor()
  @Get('account')
  @ApiOkResponse({ type: AdminAccount })
  async account(@CurrentStaff() staff: SignedInStaff): Promise<AdminAccount> {
    return this.secondFactorSettings.getAccount(staff);
  }

  /** Changes the caller’s password. Every other session of the account ends. */
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

  /** Starts setting up an authenticator app. */
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

  /** Turns on the second factor with a first code. */
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

  /** Removes the caller’s second factor. Requires the password. */
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

  /** Removes the second factor of a staff member who has lost their phone. */
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

/** Confirms the caller’s identity again, for routes that are marked `@RequiresRecentSignIn()`. */
@ApiTags('staff')
@ForStaff()
@Controller('api/admin/account/reauthentication')
export class AdminReauthenticationController {
  constructor(
    private readonly staffPasswordsService: StaffPasswordsService,
    private readonly passkeysService: PasskeysService,
    private readonly sessionsService: SessionsService,
    private readonly sessionCookiesService: SessionCookiesService,
  ) {}

  /** Confirms the caller’s identity by password, for the next ten minutes. */
  @BeforeSecondFactor()
  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  async byPassword(
    @CurrentStaff() staff: SignedInStaff,
    @Body() { password }: CurrentPassword,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    await this.staffPasswordsService.verify(staff.id, { password, field: 'password' }, clientInfoOf(request));
    await this.record(staff);
  }

  /** Options for proving one of the caller’s passkeys in the browser. */
  @BeforeSecondFactor()
  @Post('passkey/options')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptions })
  async startPasskey(
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptions> {
    const { options, token } = await this.passkeysService.startAuthentication(staff.id);
    this.sessionCookiesService.setChallenge(reply, token);
    return { options };
  }

  /** Confirms the caller’s identity by passkey, for the next ten minutes. */
  @BeforeSecondFactor()
  @Post('passkey')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiUnauthorizedResponse({ description: '`passkey_refused`' })
  async byPasskey(
    @CurrentStaff() staff: SignedInStaff,
    @Body() { response }: PasskeyProof,
    @Req() { headers }: FastifyRequest,
  ): Promise<void> {
    const token = this.sessionCookiesService.challengeTokenOf(headers.cookie ?? '');
    const admin = await this.passkeysService.verify(response, token, staff.id);
    if (!admin) throw new AppError('passkey_refused');
    await this.record(staff);
  }

  private async record({ sessionId }: SignedInStaff): Promise<void> {
    if (sessionId !== null) await this.sessionsService.recordAuthentication(sessionId);
  }
}
