import { createHash } from 'node:crypto';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { AppError, Storage } from '../platform';
import { drawingKey, drawingUrl, isDrawing, parseDrawingName } from './drawing';
import { filmKey, filmType, filmUrl, type FilmType } from './film';

/** Takes in files that are shown as they are: films and drawings. Named by their content, so that they never change. */
@Injectable()
export class MediaFiles {
  constructor(private readonly storage: Storage) {}

  /**
   * Stores a film and resolves to where it is public.
   * @throws AppError `unsupported_media_type` unless WebM or MP4
   */
  async importFilm(bytes: Buffer): Promise<{ src: string; type: FilmType }> {
    const type = filmType(bytes);
    if (type === null) throw new AppError('unsupported_media_type');
    const film = { id: idOf(bytes), type };
    await this.put(filmKey(film), bytes, type);
    return { src: filmUrl(film), type };
  }

  /**
   * Stores a drawing and resolves to where it is public.
   * @throws AppError `unsupported_media_type` unless SVG
   */
  async importDrawing(bytes: Buffer): Promise<string> {
    if (!isDrawing(bytes)) throw new AppError('unsupported_media_type');
    const id = idOf(bytes);
    await this.put(drawingKey(id), bytes, 'image/svg+xml');
    return drawingUrl(id);
  }

  /** A drawing on white as a PNG of this many pixels across, for paper; null when there is none. */
  async drawingAsPng(src: string, width: number): Promise<Buffer | null> {
    const id = parseDrawingName(path.posix.basename(src));
    const drawing = id === null ? null : await this.storage.read(drawingKey(id));
    return drawing && sharp(drawing).resize({ width }).flatten({ background: '#fff' }).png().toBuffer();
  }

  private async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    if (!(await this.storage.exists(key))) await this.storage.put(key, bytes, contentType);
  }
}

const idOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
