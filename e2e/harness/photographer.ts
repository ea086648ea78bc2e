import { demoOwnerKey } from '../../tools/gallery/environment.mjs';
import { freshFrame } from './image-files';

const headers = { authorization: `Bearer ${demoOwnerKey}` };

/** The photographer at an event, who has the owner's key. */
export class Photographer {
  constructor(
    private readonly baseURL: string,
    private readonly eventId: string,
  ) {}

  /** Sends a photograph as a tethered camera does and resolves to its id; it is published when its first sizes are made. */
  async send(name: string, caption: string): Promise<string> {
    const form = new FormData();
    form.append('caption', caption);
    form.append('photos', new Blob([await freshFrame(name)], { type: 'image/jpeg' }), name);
    const answer = await fetch(`${this.baseURL}/api/admin/studio-events/${this.eventId}/photos`, {
      method: 'POST',
      headers,
      body: form,
    });
    if (!answer.ok) throw new Error(`The photograph was refused: ${answer.status} ${await answer.text()}`);
    const words = await answer.text();
    const [, photoId] = /"photoId":"([\w-]+)"/.exec(words) ?? [];
    if (photoId === undefined) throw new Error(`The photograph was not taken in: ${words}`);
    return photoId;
  }
}
