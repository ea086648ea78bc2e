/** What one event photograph needs of the picture process. */
export interface PictureTask {
  /**
   * `first`: the widths that let guests see it. `rest`: all others. `whole`: the file that a buyer gets, in every pixel of
   * the original.
   */
  stage: 'first' | 'rest' | 'whole';
  mediaId: string;
  /** The photograph as it came. A path, like the next. */
  original: string;
  /** Where what is made of it is laid: an empty folder of this task alone. */
  folder: string;
  /** What is written across the proofs; null leaves them clean. */
  mark: string | null;
  /** Whether to look for the code of a guest's pass first; a frame with one is not made into pictures. */
  looksForCode: boolean;
}

/** What was found out about a photograph while its pictures were made. */
export interface PictureFacts {
  mime: string;
  bytes: number;
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  dominantColor: string;
  placeholder: string;
  /** Of the files that are there now, ascending. */
  widths: number[];
}

export type PictureResult =
  /** `files` lie in the task's folder, by name; `isComplete` when no width is left to be made. */
  | { outcome: 'made'; facts: PictureFacts; files: string[]; isComplete: boolean }
  /** The frame shows codes as passes carry them. */
  | { outcome: 'code'; codes: string[] }
  /** The file is at fault; a sentence for the owner. */
  | { outcome: 'refused'; fault: string };
