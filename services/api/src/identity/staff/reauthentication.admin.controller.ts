import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform';
import { clientInfoOf } from '../client-info';
import { SessionCookiesService } from '../sessions/session-cookies.service';
import { SessionsService } from '../sessions/sessions.service';
import { CurrentPassword } from './dto/staff-account.dto';
import { PasskeyOptions, PasskeyProof } from './passkeys/dto/passkey.dto';
import { PasskeysService } from './passkeys/passkeys.service';
import type { SignedInStaff } from './signed-in-staff';
import { BeforeSecondFactor, CurrentStaff, ForStaff } from './staff.guard';
import { StaffPasswordsService } from './staff-passwords.service';

/** Proving again who is at the keyboard, for routes that are marked `@RequiresRecentSignIn()`. */
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

  /** What the browser needs to prove one of the caller's passkeys. */
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
