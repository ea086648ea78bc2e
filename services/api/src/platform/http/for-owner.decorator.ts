import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { OwnerGuard } from './owner.guard';

/** Marks routes of the owner: guarded, and said so in the OpenAPI document. */
export function ForOwner(): MethodDecorator & ClassDecorator {
  return applyDecorators(UseGuards(OwnerGuard), ApiBearerAuth('owner'));
}
