import fs from 'node:fs/promises';
import path from 'node:path';
import { demoOwnerKey } from '../../tools/run/environment.mjs';

const photographs = path.resolve(import.meta.dirname, '../../demo/live');
const headers = { authorization: `Bearer ${demoOwnerKey}` };

/** The photographer at an event, who has the owner's key. */
export class Photographer {
  private sent = 0;

  constructor(
    private readonly baseURL: string,
    private readonly eventId: string,
  ) {}

  /** Sends a photograph as a tethered camera does and resolves to its id; it is published when its first sizes are made. */
  async send(name: string, caption: string): Promise<string> {
    const form = new FormData();
    form.append('caption', caption);
    form.append('photos', new Blob([await this.freshFile(name)], { type: 'image/jpeg' }), name);
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

  /** The same picture with a comment of its own: the gallery takes no bytes twice. */
  private async freshFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const jpeg = await fs.readFile(path.join(photographs, name));
    this.sent += 1;
    const words = Buffer.from(`frame ${this.sent} ${Date.now()}`);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(words.length + 2);
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), length, words]);
    return new Uint8Array([...jpeg.subarray(0, 2), ...comment, ...jpeg.subarray(2)]);
  }
}
