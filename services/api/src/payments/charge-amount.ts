import { toDollars } from '@gallery/domain';
import { applyDecorators } from '@nestjs/common';
import { Max, Min } from 'class-validator';
import { TwoDecimals } from '../platform';
import { MAX_CHARGE_CENTS } from './payments-policy';

const NOT_AN_AMOUNT = { message: 'Please enter an amount in dollars, such as 185.50.' };

/** Dollars to the cent that one payment can have. Nothing typed arrives as null and is answered as no amount. */
export const ChargeAmount = (): PropertyDecorator =>
  applyDecorators(
    TwoDecimals(NOT_AN_AMOUNT),
    Min(0.01, NOT_AN_AMOUNT),
    Max(toDollars(MAX_CHARGE_CENTS), { message: 'A single payment can be up to $999,999.99.' }),
  );
