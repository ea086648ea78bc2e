import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whether all staff need a second factor. One row, written at the first change. */
@Entity('second_factor_policy')
export class SecondFactorPolicyEntity {
  /** Always 1. */
  @PrimaryColumn('tinyint', { unsigned: true }) id: number;
  @Column('boolean') isRequired: boolean;
  @Column('datetime', { precision: 3 }) changedAt: Date;
}
