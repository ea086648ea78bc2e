import { Injectable } from '@nestjs/common';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AppError, fieldFaults, formParts, type FormSection } from '../../platform';
import { MAX_FORM_FILES, MAX_PICTURE_BYTES } from '../catalog-policy';
import type { ImageKind } from '../entities/artwork.entity';
import type { FormErrors } from './artwork-form-fields';
import { ArtworkPicturesService, type UploadedPicture } from './artwork-pictures.service';

const KINDS: Record<string, ImageKind> = { artworkImages: 'artwork', catalogueImages: 'catalogue' };

/** A form as it was sent: its fields checked, its pictures stored. */
export interface ArtworkFormData<Fields> {
  fields: Fields;
  files: UploadedPicture[];
}

type FilePart = Extract<FormSection, { kind: 'file' }>;

/** Reads multipart forms about works. Each file goes to disk and becomes a picture before the next one is read. */
@Injectable()
export class ArtworkFormService {
  constructor(private readonly artworkPicturesService: ArtworkPicturesService) {}

  /** @throws AppError `unsupported_media_type`, `validation_failed` by field, `malformed_body` */
  async parse<Fields extends object>(
    request: FastifyRequest,
    type: ClassConstructor<Fields>,
  ): Promise<ArtworkFormData<Fields>> {
    const texts = new Map<string, string>();
    const files: UploadedPicture[] = [];
    const faults: FormErrors = {};
    for await (const part of formParts(request, { files: MAX_FORM_FILES, fileBytes: MAX_PICTURE_BYTES })) {
      if (part.kind === 'field') texts.set(part.name, part.text);
      else {
        const picture = await this.receivePicture(part, faults);
        if (picture) files.push(picture);
      }
    }
    const fields = validateForm(type, Object.fromEntries(texts), faults);
    if (Object.keys(faults).length > 0) throw new AppError('validation_failed', { fields: faults });
    return { fields, files };
  }

  /** What is wrong with a file is said at its field, by its name. */
  private async receivePicture(part: FilePart, faults: FormErrors): Promise<UploadedPicture | null> {
    const { fileName } = part;
    const kind = KINDS[part.name];
    const { mediaId, error: fault } = await this.artworkPicturesService.receive(part);
    if (!kind) addError(faults, part.name, fileName, 'This form takes no such file.');
    else if (fault !== null) addError(faults, part.name, fileName, fault);
    return kind && mediaId !== null ? { kind, mediaId, fileName } : null;
  }
}

/** The texts of a form by the rules of its class; what is wrong goes into the faults. */
export function validateForm<Fields extends object>(
  type: ClassConstructor<Fields>,
  texts: Readonly<Record<string, string>>,
  faults: FormErrors,
): Fields {
  const fields = plainToInstance(type, texts);
  const wrong = validateSync(fields, { whitelist: true, forbidNonWhitelisted: true, stopAtFirstError: true });
  Object.assign(faults, fieldFaults(wrong));
  return fields;
}

/** Several files of one field may be wrong. */
function addError(faults: FormErrors, field: string, fileName: string, sentence: string): void {
  const said = fileName ? `${fileName}: ${sentence}` : sentence;
  faults[field] = faults[field] ? `${faults[field]} ${said}` : said;
}
