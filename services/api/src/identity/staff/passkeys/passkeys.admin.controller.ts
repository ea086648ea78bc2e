import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionCookiesService } from '../../sessions/session-cookies.service';
import type { SignedInStaff } from '../staff-roles';
import { BeforeSecondFactor, CurrentStaff, ForStaff, RequiresRecentSignIn } from '../staff.guard';
import { NewPasskey, PasskeyOptions, StaffPasskey } from './dto/passkey.dto';
import { PasskeysService } from './passkeys.service';

/** The caller's own passkeys. */
@ApiTags('staff')
@ForStaff()
@Controller('api/admin/account/passkeys')
export class AdminPasskeysController {
  constructor(
    private readonly passkeysService: PasskeysService,
    private readonly sessionCookiesService: SessionCookiesService,
  ) {}

  /** Lists the caller’s passkeys. */
  @BeforeSecondFactor()
  @Get()
  @ApiOkResponse({ type: [StaffPasskey] })
  async list(@CurrentStaff() staff: SignedInStaff): Promise<StaffPasskey[]> {
    return this.passkeysService.list(staff);
  }

  /** Options for creating a passkey in the browser. */
  @BeforeSecondFactor()
  @RequiresRecentSignIn()
  @Post('options')
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptions })
  async startRegistration(
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptions> {
    const { options, token } = await this.passkeysService.startRegistration(staff);
    this.sessionCookiesService.setChallenge(reply, token);
    return { options };
  }

  /** Saves the passkey that the browser created. */
  @BeforeSecondFactor()
  @Post()
  @ApiCreatedResponse({ type: StaffPasskey })
  @ApiUnauthorizedResponse({ description: '`passkey_refused`' })
  async register(
    @CurrentStaff() staff: SignedInStaff,
    @Body() body: NewPasskey,
    @Req() { headers }: FastifyRequest,
  ): Promise<StaffPasskey> {
    const token = this.sessionCookiesService.challengeTokenOf(headers.cookie ?? '');
    return this.passkeysService.register(staff, body, token);
  }

  /** Removes one of the caller’s passkeys. */
  @RequiresRecentSignIn()
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'passkey_not_found' })
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.passkeysService.remove(staff, id);
  }
}
