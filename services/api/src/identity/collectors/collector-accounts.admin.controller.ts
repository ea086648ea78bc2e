import { Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AdminCollectorAccountsService } from './admin-collector-accounts.service';
import type { SignedInStaff } from '../staff/signed-in-staff';
import { CurrentStaff, OwnerRoute, ForStaff } from '../staff/staff.guard';

/** Collectors' accounts for staff. Only the owner exports or deletes personal data. */
@ApiTags('collectors')
@ForStaff()
@ApiNotFoundResponse({ description: 'collector_not_found' })
@Controller('api/admin/collectors/:id')
export class AdminCollectorAccountsController {
  constructor(private readonly adminCollectorAccountsService: AdminCollectorAccountsService) {}

  /** Emails them a link to choose a new password. */
  @Post('password-links')
  @HttpCode(202)
  @ApiAcceptedResponse()
  async sendPasswordLink(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.adminCollectorAccountsService.sendPasswordLink(id, staff);
  }

  /** Signs them out everywhere. */
  @Delete('sessions')
  @HttpCode(204)
  @ApiNoContentResponse()
  async signOut(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.adminCollectorAccountsService.signOut(id, staff);
  }

  /** All data about them, as a file. */
  @OwnerRoute()
  @Get('export')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  async export(
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, unknown>> {
    const exported = await this.adminCollectorAccountsService.export(id, staff);
    void reply.header('content-disposition', 'attachment; filename="collector-account.json"');
    return exported;
  }

  /** Deletes the account. Orders stay, anonymized. */
  @OwnerRoute()
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.adminCollectorAccountsService.remove(id, staff);
  }
}
