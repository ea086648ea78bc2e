import { Injectable } from '@nestjs/common';
import { plainToInstance, type ClassConstructor } from 'class-transformer';
import type { FastifyRequest } from 'fastify';
import { fieldErrors, formParts, type FormSection, throwIfInvalid } from '../../platform';
import { MAX_FORM_FILES, MAX_PICTURE_BYTES } from '../catalog-policy';
import type { ImageKind } from '../entities/artwork.entity';
import { validateKnownFields, type FormErrors } from './artwork-form-parts';
import { ArtworkPicturesService, type UploadedPicture } from './artwork-pictures.service';

const KINDS: Record<string, ImageKind> = { artworkImages: 'artwork', catalogueImages: 'catalogue' };

/** A received form: its fields validated, its pictures stored. */
export interface ArtworkFormData<Fields> {
  fields: Fields;
  files: UploadedPicture[];
}

type FilePart = Extract<FormSection, { kind: 'file' }>;

/** Reads multipart artwork forms. Each file goes to disk and becomes a picture before the next one is read. */
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
    const errors: FormErrors = {};
    for await (const part of formParts(request, { files: MAX_FORM_FILES, fileBytes: MAX_PICTURE_BYTES })) {
      if (part.kind === 'field') texts.set(part.name, part.text);
      else {
        const picture = await this.receivePicture(part, errors);
        if (picture) files.push(picture);
      }
    }
    const fields = validateForm(type, Object.fromEntries(texts), errors);
    throwIfInvalid(errors);
    return { fields, files };
  }

  /** Errors about a file are reported at its field, with its name. */
  private async receivePicture(part: FilePart, errors: FormErrors): Promise<UploadedPicture | null> {
    const { fileName } = part;
    const kind = KINDS[part.name];
    const { mediaId, error } = await this.artworkPicturesService.receive(part);
    if (!kind) addError(errors, part.name, fileName, 'This form has no such file field.');
    else if (error !== null) addError(errors, part.name, fileName, error);
    return kind && mediaId !== null ? { kind, mediaId, fileName } : null;
  }
}

/** Validates the text fields of a form against its class and adds to `errors`. */
export function validateForm<Fields extends object>(
  type: ClassConstructor<Fields>,
  texts: Readonly<Record<string, string>>,
  errors: FormErrors,
): Fields {
  const fields = plainToInstance(type, texts);
  Object.assign(errors, fieldErrors(validateKnownFields(fields)));
  return fields;
}

/** Several files in one field may be invalid. */
function addError(errors: FormErrors, field: string, fileName: string, sentence: string): void {
  const said = fileName ? `${fileName}: ${sentence}` : sentence;
  errors[field] = errors[field] ? `${errors[field]} ${said}` : said;
}
