import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('examples')
export class ExampleEntity {
  /** UUID v7. */
  @PrimaryColumn('char', { length: 36 })
  id: string;

  @Column('varchar', { length: 200 })
  name: string;

  @Column('datetime', { name: 'created_at', precision: 3 })
  createdAt: Date;
}
