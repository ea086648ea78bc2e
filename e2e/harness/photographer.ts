import { signInDemoOwner } from '../../tools/gallery/demo-owner.mjs';
import { freshFrame } from './image-files';

/** The photographer of an event, signed in as the owner. */
export class Photographer {
  constructor(
    private readonly baseURL: string,
    private readonly eventId: string,
  ) {}

  /** Uploads a photo as the console does and resolves to its id. It is published once its first sizes are rendered. */
  async send(name: string, caption: string): Promise<string> {
    const form = new FormData();
    form.append('caption', caption);
    form.append('photos', new Blob([await freshFrame(name)], { type: 'image/jpeg' }), name);
    const answer = await fetch(`${this.baseURL}/api/admin/studio-events/${this.eventId}/photos`, {
      method: 'POST',
      headers: await signInDemoOwner(this.baseURL),
      body: form,
    });
    if (!answer.ok) throw new Error(`The photo was refused: ${answer.status} ${await answer.text()}`);
    const words = await answer.text();
    const [, photoId] = /"photoId":"([\w-]+)"/.exec(words) ?? [];
    if (photoId === undefined) throw new Error(`The photo was not accepted: ${words}`);
    return photoId;
  }
}
