import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An artwork that a collector has saved. It stays while the artwork is hidden, and shows again when the artwork does. */
@Entity('favorites')
export class FavoriteEntity {
  /** UUID v7: sorts by time. */
  @PrimaryColumn('char', { length: 36 }) id: string;
  @Column('char', { length: 36 }) collectorId: string;
  @Column('char', { length: 36 }) artworkId: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
}
