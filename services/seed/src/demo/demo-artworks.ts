import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { plainToInstance } from 'class-transformer';
import { ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsInt, IsString, validateSync } from 'class-validator';
import { TIERS, type Orientation, type Tier } from '@gallery/domain';

/** One work of demo/artworks.json. */
export class DemoArtwork {
  /** The photo, relative to the demo folder. */
  @IsString()
  file: string;

  /** The same work framed on a wall. */
  @IsString()
  catalogueFile: string;

  @IsString()
  title: string;

  @IsString()
  series: string;

  @IsInt()
  year: number;

  @IsString()
  medium: string;

  @IsString()
  description: string;

  @IsArray()
  @ArrayNotEmpty()
  @IsString({ each: true })
  tags: string[];

  @IsIn(['landscape', 'square'])
  orientation: Orientation;

  @IsIn(TIERS)
  tier: Tier;

  @IsBoolean()
  isFeatured: boolean;

  /** What the photo shows. */
  @IsString()
  alt: string;
}

/** Reads the list of the demo gallery; throws an Error that names the work and what is wrong with it. */
export async function readDemoArtworks(folder: string): Promise<DemoArtwork[]> {
  const json: unknown = JSON.parse(await readFile(path.join(folder, 'artworks.json'), 'utf8'));
  if (!Array.isArray(json)) throw new Error('demo/artworks.json is not a list.');
  const artworks = json.map((each) => plainToInstance(DemoArtwork, each));
  artworks.forEach((artwork, index) => {
    const [error] = validateSync(artwork);
    if (error) throw new Error(`demo/artworks.json, work ${index + 1}: ${error.toString()}`);
  });
  return artworks;
}
