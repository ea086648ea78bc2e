import { ApiProperty } from '@nestjs/swagger';
import { STAFF_ROLES, type StaffRole } from '../signed-in-staff';

/** Somebody of the console as they see themselves. */
export class StaffUser {
  @ApiProperty() firstName: string;
  @ApiProperty() username: string;
  @ApiProperty({ enum: STAFF_ROLES }) role: StaffRole;
}

/** The answer to a login. */
export class StaffSession {
  @ApiProperty({ description: 'The secret of the session, for `Authorization: Bearer`' }) sessionId: string;
  @ApiProperty() user: StaffUser;
}
