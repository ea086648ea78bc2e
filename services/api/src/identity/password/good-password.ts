import { AppError } from '../../platform';
import { passwordFault, type Owner } from './password-rules';

/** @throws AppError `validation_failed` with a sentence at the field */
export function assertGoodPassword(password: string, owner: Owner, field: string): void {
  const fault = passwordFault(password, owner);
  if (fault !== null) throw new AppError('validation_failed', { fields: { [field]: fault } });
}
