import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that browsers kept from the payment page, counted. */
@Entity('payment_page_violations')
export class PageViolationEntity {
  @PrimaryColumn('varchar', { length: 40 }) directive: string;
  @PrimaryColumn('varchar', { length: 200 }) blocked: string;
  @Column('int', { unsigned: true }) reports: number;
  @Column('datetime', { precision: 3 }) firstSeenAt: Date;
  @Column('datetime', { precision: 3 }) lastSeenAt: Date;
}
