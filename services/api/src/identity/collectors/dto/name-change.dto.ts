import { PickType } from '@nestjs/swagger';
import { SignUpRequest } from './collector-auth.dto';

/** Body of `PATCH /api/collectors/me`. */
export class UpdateCollectorName extends PickType(SignUpRequest, ['firstName', 'lastName'] as const) {}
