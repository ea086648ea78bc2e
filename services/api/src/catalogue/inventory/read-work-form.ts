import { Injectable } from '@nestjs/common';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AppError, fieldFaults, formParts, type FormPart } from '../../platform';
import type { ImageKind } from '../artwork-image.entity';
import { MAX_PICTURE_BYTES, ReceivePicture } from './receive-picture';
import type { Faults } from './work-form-parts';

/** Of one form; whoever has more sends another. */
const MOST_FILES = 60;

const KINDS: Record<string, ImageKind> = { artworkImages: 'artwork', catalogueImages: 'catalogue' };

/** A picture that came with a form and is stored. */
export interface SentPicture {
  kind: ImageKind;
  mediaId: string;
  fileName: string;
}

/** A form as it was sent: its fields checked, its pictures stored. */
export interface SentWork<Fields> {
  fields: Fields;
  files: SentPicture[];
}

type FilePart = Extract<FormPart, { kind: 'file' }>;

/** Reads multipart forms about works. Each file goes to disk and becomes a picture before the next one is read. */
@Injectable()
export class ReadWorkForm {
  constructor(private readonly receiving: ReceivePicture) {}

  /** @throws AppError `unsupported_media_type`, `validation_failed` by field, `malformed_body` */
  async read<Fields extends object>(
    request: FastifyRequest,
    type: ClassConstructor<Fields>,
  ): Promise<SentWork<Fields>> {
    const texts = new Map<string, string>();
    const files: SentPicture[] = [];
    const faults: Faults = {};
    for await (const part of formParts(request, { files: MOST_FILES, fileBytes: MAX_PICTURE_BYTES })) {
      if (part.kind === 'field') texts.set(part.name, part.text);
      else {
        const picture = await this.pictureOf(part, faults);
        if (picture) files.push(picture);
      }
    }
    const fields = checkedForm(type, Object.fromEntries(texts), faults);
    if (Object.keys(faults).length > 0) throw new AppError('validation_failed', { fields: faults });
    return { fields, files };
  }

  /** What is wrong with a file is said at its field, by its name. */
  private async pictureOf(part: FilePart, faults: Faults): Promise<SentPicture | null> {
    const { fileName } = part;
    const kind = KINDS[part.name];
    const { mediaId, fault } = await this.receiving.receive(part);
    if (!kind) addFault(faults, part.name, fileName, 'This form takes no such file.');
    else if (fault !== null) addFault(faults, part.name, fileName, fault);
    return kind && mediaId !== null ? { kind, mediaId, fileName } : null;
  }
}

/** The texts of a form by the rules of its class; what is wrong goes into the faults. */
export function checkedForm<Fields extends object>(
  type: ClassConstructor<Fields>,
  texts: Readonly<Record<string, string>>,
  faults: Faults,
): Fields {
  const fields = plainToInstance(type, texts);
  const wrong = validateSync(fields, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  Object.assign(faults, fieldFaults(wrong));
  return fields;
}

/** Several files of one field may be wrong. */
function addFault(faults: Faults, field: string, fileName: string, sentence: string): void {
  const said = fileName ? `${fileName}: ${sentence}` : sentence;
  faults[field] = faults[field] ? `${faults[field]} ${said}` : said;
}
