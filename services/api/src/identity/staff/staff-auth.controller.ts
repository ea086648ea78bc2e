import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform';
import { SessionCookiesService } from '../sessions/session-cookies.service';
import { SessionsService } from '../sessions/sessions.service';
import { clientInfoOf } from '../client-info';
import {
  AdminGateRequest,
  CurrentStaffSession,
  StaffSignInRequest,
  StaffSession,
  StaffUser,
} from './dto/staff-account.dto';
import { PasskeyOptions, PasskeyProof } from './passkeys/dto/passkey.dto';
import { PasskeysService } from './passkeys/passkeys.service';
import { StaffAuthService, type StaffSignIn } from './staff-auth.service';
import type { SignedInStaff } from './staff-roles';
import { SecondFactorPolicyService } from './second-factor/second-factor-policy.service';
import { AdminOriginRoute } from './staff.guard';

/** The signed-in staff member. */
const presentStaff = (
  { firstName, username, role }: Pick<SignedInStaff, 'firstName' | 'username' | 'role'>,
  isSecondFactorMissing: boolean,
): StaffUser => ({ firstName, username, role, isSecondFactorMissing });

/** Signing in to the admin and out. */
@ApiTags('staff')
@Controller('api/admin')
export class StaffAuthController {
  constructor(
    private readonly staffAuthService: StaffAuthService,
    private readonly sessionsService: SessionsService,
    private readonly sessionCookiesService: SessionCookiesService,
    private readonly secondFactorPolicyService: SecondFactorPolicyService,
    private readonly passkeysService: PasskeysService,
  ) {}

  /** Checks the gate’s password. Data still requires a session. */
  @Public()
  @AdminOriginRoute()
  @Post('gate')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiUnauthorizedResponse({ description: '`gate_refused`' })
  async verifyGate(@Body() { password }: AdminGateRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.staffAuthService.verifyGatePassword(password, clientInfoOf(request));
  }

  /** Signs in and revokes the browser's previous session. */
  @Public()
  @AdminOriginRoute()
  @Post('login')
  @HttpCode(200)
  @ApiOkResponse({ type: StaffSession })
  @ApiUnauthorizedResponse({
    description: '`credentials_refused`, `code_required`, `code_refused`, `passkey_required`',
  })
  async signIn(
    @Body() body: StaffSignInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffSession> {
    const signedIn = await this.staffAuthService.signIn(body, clientInfoOf(request));
    return this.openSession(signedIn, request, reply);
  }

  /** Options for signing in with a passkey in the browser. */
  @Public()
  @AdminOriginRoute()
  @Post('login/passkey/options')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptions })
  async startPasskeySignIn(@Res({ passthrough: true }) reply: FastifyReply): Promise<PasskeyOptions> {
    const { options, token } = await this.passkeysService.startAuthentication(null);
    this.sessionCookiesService.setChallenge(reply, token);
    return { options };
  }

  /** Signs in with a passkey, which replaces password and code, and revokes the browser’s previous session. */
  @Public()
  @AdminOriginRoute()
  @Post('login/passkey')
  @HttpCode(200)
  @ApiOkResponse({ type: StaffSession })
  @ApiUnauthorizedResponse({ description: '`passkey_refused`' })
  async signInWithPasskey(
    @Body() { response }: PasskeyProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffSession> {
    const token = this.sessionCookiesService.challengeTokenOf(request.headers.cookie ?? '');
    const signedIn = await this.staffAuthService.signInWithPasskey(response, token, clientInfoOf(request));
    return this.openSession(signedIn, request, reply);
  }

  /** Revokes the caller's session, if there is one. */
  @Public()
  @AdminOriginRoute()
  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessionsService.revokeCurrent('admin', request);
    this.sessionCookiesService.clear('admin', reply);
  }

  private async openSession(
    signedIn: StaffSignIn,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<StaffSession> {
    await this.sessionsService.revokeCurrent('admin', request);
    this.sessionCookiesService.set('admin', reply, signedIn);
    const isSecondFactorMissing = await this.secondFactorPolicyService.isMissingFor(signedIn.admin);
    return { user: presentStaff(signedIn.admin, isSecondFactorMissing) };
  }

  /** The signed-in staff member, if any: pages cannot read the cookie. */
  @Public()
  @AdminOriginRoute()
  @Get('me')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: CurrentStaffSession })
  async me(@Req() request: FastifyRequest): Promise<CurrentStaffSession> {
    const found = await this.sessionsService.findStaff(request);
    return { user: found && presentStaff(found.staff, found.isSecondFactorMissing) };
  }
}
