import { createHash } from 'node:crypto';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppError, Storage } from '../platform';
import { svgKey, svgUrl, isSvg, parseSvgName } from './images/image-format';
import { videoKey, detectVideoType, videoUrl, type VideoType } from './videos/video-files';

/** Stores videos and SVGs, which are served unchanged. They are named after their content, so they never change. */
@Injectable()
export class MediaFilesService {
  constructor(private readonly storage: Storage) {}

  /**
   * Returns the public URL.
   * @throws AppError `unsupported_media_type` unless WebM or MP4
   */
  async importVideo(bytes: Buffer): Promise<{ src: string; type: VideoType }> {
    const type = detectVideoType(bytes);
    if (type === null) throw new AppError('unsupported_media_type');
    const video = { id: idOf(bytes), type };
    await this.put(videoKey(video), bytes, type);
    return { src: videoUrl(video), type };
  }

  /**
   * Returns the public URL.
   * @throws AppError `unsupported_media_type` unless SVG
   */
  async importSvg(bytes: Buffer): Promise<string> {
    if (!isSvg(bytes)) throw new AppError('unsupported_media_type');
    const id = idOf(bytes);
    await this.put(svgKey(id), bytes, 'image/svg+xml');
    return svgUrl(id);
  }

  /** An SVG on white as a PNG, for PDFs; null when there is none. */
  async svgAsPng(src: string, width: number): Promise<Buffer | null> {
    const id = parseSvgName(path.posix.basename(src));
    const svg = id === null ? null : await this.storage.read(svgKey(id));
    if (svg === null) return null;
    const { default: sharp } = await import('sharp');
    return sharp(svg).resize({ width }).flatten({ background: '#fff' }).png().toBuffer();
  }

  private async put(key: string, bytes: Buffer, contentType: string): Promise<void> {
    if (!(await this.storage.exists(key))) await this.storage.put(key, bytes, contentType);
  }
}

const idOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);
