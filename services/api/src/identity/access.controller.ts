import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MailRateLimit, Public } from '../platform';
import { presentCollector } from './collector.presenter';
import { CollectorRecord } from './dto/collector-record.dto';
import { CollectorSession } from './dto/collector-session.dto';
import { SignInRequest } from './dto/sign-in-request.dto';
import { SignUpRequest } from './dto/sign-up-request.dto';
import { SessionCookies } from './session-cookies';
import { Sessions } from './sessions';
import { SignIn } from './sign-in';
import { SignUp } from './sign-up';
import { visitorOf } from './visitor';

/** Coming in and going out: the calls of the access dialog. */
@ApiTags('collectors')
@Public()
@Controller('api')
export class AccessController {
  constructor(
    private readonly signUps: SignUp,
    private readonly signIns: SignIn,
    private readonly sessions: Sessions,
    private readonly cookies: SessionCookies,
  ) {}

  /** Makes an account and signs in to it. An address has at most one. */
  @MailRateLimit()
  @Post('collectors/signup')
  @HttpCode(200)
  @ApiOkResponse({ type: CollectorSession })
  @ApiConflictResponse({ description: '`account_exists`' })
  async signUp(
    @Body() body: SignUpRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CollectorSession> {
    const entrance = await this.signUps.signUp(body, visitorOf(request));
    await this.sessions.end('collector', request);
    this.cookies.set('collector', reply, entrance);
    return { sessionId: entrance.session, collector: presentCollector(entrance.collector) };
  }

  /** Signs in. The session that the browser had before ends. */
  @Post('collectors/signin')
  @HttpCode(200)
  @ApiOkResponse({ type: CollectorSession })
  @ApiUnauthorizedResponse({ description: '`sign_in_refused`' })
  async signIn(
    @Body() body: SignInRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CollectorSession> {
    const entrance = await this.signIns.signIn(body, visitorOf(request));
    await this.sessions.end('collector', request);
    this.cookies.set('collector', reply, entrance);
    return { sessionId: entrance.session, collector: presentCollector(entrance.collector) };
  }

  /** Ends the session of the caller, if there is one. */
  @Post('collectors/logout')
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOut(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end('collector', request);
    this.cookies.clear('collector', reply);
  }

  /** Who calls, or null for nobody: read by callers for whom any truthy answer means signed in. */
  @Get('auth/user')
  @ApiOkResponse({
    schema: { oneOf: [{ $ref: getSchemaPath(CollectorRecord) }, { type: 'null' }] },
  })
  async user(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const collector = await this.sessions.collectorOf(request);
    // Left to itself the server sends nothing for null, which no JSON parser takes.
    await reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(collector && presentCollector(collector)));
  }
}
