import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform';
import { SessionCookies } from '../session-cookies';
import { Sessions } from '../sessions';
import { visitorOf } from '../visitor';
import { GateRequest } from './dto/gate-request.dto';
import { LoginRequest } from './dto/login-request.dto';
import { StaffSession, StaffUser } from './dto/staff-session.dto';
import { Gate } from './gate';
import { LogIn } from './log-in';
import type { SignedInStaff } from './signed-in-staff';
import { CurrentStaff, ForStaff } from './staff.guard';
import { presentStaff } from './staff.presenter';

/** Coming in to the console and going out. */
@ApiTags('staff')
@Controller('api/admin')
export class StaffAccessController {
  constructor(
    private readonly gate: Gate,
    private readonly logIns: LogIn,
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
  ) {}

  /** Whether this is the gate's password. Opens no data: those follow the session. */
  @Public()
  @Post('gate')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiUnauthorizedResponse({ description: '`gate_refused`' })
  async openGate(@Body() { password }: GateRequest, @Req() request: FastifyRequest): Promise<void> {
    await this.gate.open(password, visitorOf(request));
  }

  /** Signs in. The session that the browser had before ends. */
  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOkResponse({ type: StaffSession })
  @ApiUnauthorizedResponse({ description: '`credentials_refused`, `code_required`, `code_refused`' })
  async logIn(
    @Body() body: LoginRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffSession> {
    const entrance = await this.logIns.logIn(body, visitorOf(request));
    await this.sessions.end('admin', request);
    this.cookies.set('admin', reply, entrance);
    return { sessionId: entrance.session, user: presentStaff(entrance.admin) };
  }

  /** Ends the session of the caller, if there is one. */
  @Public()
  @Post('logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  async logOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end('admin', request);
    this.cookies.clear('admin', reply);
  }

  /** Who calls. */
  @ForStaff()
  @Get('me')
  @ApiOkResponse({ type: StaffUser })
  me(@CurrentStaff() staff: SignedInStaff): StaffUser {
    return presentStaff(staff);
  }
}
