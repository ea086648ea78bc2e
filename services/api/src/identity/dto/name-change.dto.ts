import { PickType } from '@nestjs/swagger';
import { SignUpRequest } from './sign-up-request.dto';

/** Body of `PATCH /api/collectors/me`. */
export class NameChange extends PickType(SignUpRequest, ['firstName', 'lastName'] as const) {}
