import { Entity, PrimaryColumn } from 'typeorm';

/** A code that lets somebody in once without their app. Used ones are gone. */
@Entity('admin_recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('char', { name: 'admin_id', length: 36 }) adminId: string;
  /** The code itself is on its owner's paper only. */
  @PrimaryColumn('char', { name: 'code_digest', length: 64 }) codeDigest: string;
}
