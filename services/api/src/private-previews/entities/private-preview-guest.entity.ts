import { Entity, PrimaryColumn } from 'typeorm';

/** A collector to whom a private preview is shown by name. */
@Entity('private_preview_guests')
export class PrivatePreviewGuestEntity {
  @PrimaryColumn('char', { name: 'preview_id', length: 36 }) previewId: string;
  @PrimaryColumn('char', { name: 'collector_id', length: 36 }) collectorId: string;
}
