import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, ValidateIf, ValidateNested } from 'class-validator';

/** One object of the class. `ValidateNested` alone also takes a list of them, or an empty one. */
export const Nested = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(IsObject(), ValidateNested(), Type(type));

/** Objects of the class in a list, and no lists inside it. Says nothing about the list itself. */
export const NestedEach = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(IsObject({ each: true }), ValidateNested({ each: true }), Type(type));

/** One object of the class, or null. */
export const NestedOrNull = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_holder: object, value: unknown) => value !== null),
    Nested(type),
  );
