import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { CurrentStaff, OwnerRoute, type SignedInStaff } from '../../identity';
import { GuestPassRevocationService } from './guest-pass-revocation.service';

/** The owner revokes passes. */
@ApiTags('events')
@OwnerRoute()
@Controller('api/admin/event-guests')
export class AdminGuestsController {
  constructor(private readonly guestPassRevocationService: GuestPassRevocationService) {}

  /** Ends every pass of a guest. Whoever reads the mailbox of the address gets a new one by email. */
  @Post(':id/pass-revocation')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'guest_not_found' })
  async revokePasses(@Param('id') id: string, @CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.guestPassRevocationService.revoke(id, staff);
  }
}
