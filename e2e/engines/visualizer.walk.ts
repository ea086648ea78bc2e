import path from 'node:path';
import { walk } from './test';

const wall = path.resolve(import.meta.dirname, '../../demo/live/18-last-look.jpg');

walk(
  'a visitor hangs an artwork in the room, moves it, and hangs it on a photo of a wall',
  async ({ visitor }) => {
    await visitor.open('/visualizer');
    await visitor.choose('Work', 'Inside Voice');
    await visitor.expectAddress(/work=inside-voice/);
    await visitor.pressText('The room');
    await visitor.press('button', 'Left');
    await visitor.read(/2 in left of center$/);
    await visitor.attach('A photo of your wall', wall);
    await visitor.enter('Length', '80');
    await visitor.press('button', 'Place the work');
    await visitor.read('The work is shown at true scale on your wall.');
  },
);
