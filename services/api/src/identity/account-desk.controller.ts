import { Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AccountDesk } from './account-desk';
import type { SignedInStaff } from './staff/signed-in-staff';
import { CurrentStaff, ForOwner, ForStaff } from './staff/staff.guard';

/** Collectors' accounts from the console. Whatever takes personal data out or away is the owner's. */
@ApiTags('collectors')
@ForStaff()
@ApiNotFoundResponse({ description: 'collector_not_found' })
@Controller('api/admin/collectors/:id')
export class AccountDeskController {
  constructor(private readonly desk: AccountDesk) {}

  /** Mails them the link by which they choose a new password. */
  @Post('password-links')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async sendPasswordLink(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.desk.sendPasswordLink(id, staff);
  }

  /** Signs them out everywhere. */
  @Delete('sessions')
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOut(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.desk.signOut(id, staff);
  }

  /** Everything that is kept about them, as a file. */
  @ForOwner()
  @Get('export')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async export(
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, unknown>> {
    const exported = await this.desk.export(id, staff);
    void reply.header('content-disposition', 'attachment; filename="collector-account.json"');
    return exported;
  }

  /** Removes the account for good. Orders stay, without a name. */
  @ForOwner()
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.desk.remove(id, staff);
  }
}
