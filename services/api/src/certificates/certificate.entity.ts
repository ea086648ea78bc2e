import type { FrameStyle } from '@gallery/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** `issued` and `transferred` are in force; a print has at most one such certificate. */
export type CertificateState = 'issued' | 'transferred' | 'revoked' | 'replaced';

/** The certificate of authenticity of one numbered print, as things stood when it was issued. */
@Entity('certificates')
export class Certificate {
  @PrimaryColumn('char', { length: 36 }) id: string;
  /** What is printed on it: `COA-7K3M-Q9XD-04TB`. */
  @Column('char', { name: 'coa_id', length: 18 }) coaId: string;
  @Column('char', { name: 'edition_id', length: 36 }) editionId: string;
  /** The 3 in `3 of 9`. */
  @Column('smallint') number: number;
  @Column('char', { name: 'order_id', length: 36 }) orderId: string;
  @Column('char', { name: 'order_line_id', length: 36 }) orderLineId: string;
  @Column('char', { name: 'artwork_id', length: 36 }) artworkId: string;
  @Column('varchar', { name: 'artwork_title', length: 200 }) artworkTitle: string;
  /** Size key, `30x20`. */
  @Column('varchar', { length: 20 }) size: string;
  @Column('varchar', { name: 'frame_size', length: 20, nullable: true }) frameSize: string | null;
  @Column('varchar', { name: 'frame_style', length: 20 }) frameStyle: FrameStyle;
  /** The 9 in `3 of 9`. */
  @Column('smallint', { name: 'edition_total' }) editionTotal: number;
  @Column('varchar', { name: 'holder_name', length: 200 }) holderName: string;
  @Column('varchar', { name: 'holder_email', length: 254 }) holderEmail: string;
  @Column('datetime', { name: 'sale_date', precision: 3 }) saleDate: Date;
  @Column('varchar', { length: 12 }) state: CertificateState;
}
