/** A task of the picture process for one event photo. */
export interface PictureTask {
  /**
   * `first`: the widths that the feed needs first. `rest`: all others. `whole`: the buyer's file, in full size.
   */
  stage: 'first' | 'rest' | 'whole';
  mediaId: string;
  /** Path of the original. */
  original: string;
  /** Path of an empty folder for the task's files. */
  folder: string;
  /** Text of the watermark; null for none. */
  mark: string | null;
  /** Creator and copyright, as XMP. */
  rights: string;
  /** Whether to look for guest codes first; a frame with one is not rendered. */
  looksForCode: boolean;
}

export interface PictureFacts {
  mime: string;
  bytes: number;
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  dominantColor: string;
  placeholder: string;
  /** Widths of the files rendered so far, ascending. */
  widths: number[];
}

export type PictureResult =
  /** `files` are names in the task's folder; `isComplete` when no width is missing. */
  | { outcome: 'made'; facts: PictureFacts; files: string[]; isComplete: boolean }
  /** The frame shows guest codes. */
  | { outcome: 'code'; codes: string[] }
  /** The file is damaged; `failureReason` is a sentence for staff. */
  | { outcome: 'refused'; failureReason: string };
