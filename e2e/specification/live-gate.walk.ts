import { RUTH } from '../harness/guest';
import { newAddress } from '../engines/guest';
import { walk } from '../engines/test';

walk('a tag’s page names its event, or just a live event (L19, L20, L21)', async ({ visitor }) => {
  await visitor.open('/live-event-gate/unknown-tag');
  await visitor.readAll(/Live Event/);
  await visitor.until(() => !document.querySelector('main')?.innerText.match(/TF Gallery Live Event/i));
  await visitor.open('/live-event-gate/tfgallery');
  await visitor.readAll(/TF Gallery Live Event/, /Live Photography Session/, /Limited Access Event/);
  await visitor.seeField('Full Name');
  await visitor.seeField('Email Address');
  await visitor.see('button', 'Join Live Event');
});

walk(
  'a missing name or address is reported, and so is a failure (L20, L22, L23, L26)',
  async ({ visitor }) => {
    await visitor.open('/live-event-gate/tfgallery');
    await visitor.untilInteractive('main form');
    await visitor.enter('Full Name', 'R');
    await visitor.enter('Email Address', 'ruth at');
    await visitor.press('button', 'Join Live Event');
    await visitor.readAll(/Name must be at least 2 characters/, /Please enter a valid email address/);
    await visitor.enter('Full Name', RUTH.name);
    await visitor.enter('Email Address', newAddress());
    await visitor.answer(/live-event-access/, { status: 500 });
    await visitor.press('button', 'Join Live Event');
    await visitor.readAll(/Access Error/, /Failed to register access\. Please try again\./);
    await visitor.answer(/live-event-access/, 'none yet');
    await visitor.press('button', 'Join Live Event');
    await visitor.readAll(/Joining Event\.\.\./);
  },
);

walk('a guest who registers is admitted (L24, L25)', async ({ visitor }) => {
  await visitor.open('/live-event-gate/tfgallery');
  await visitor.untilInteractive('main form');
  await visitor.enter('Full Name', RUTH.name);
  await visitor.enter('Email Address', newAddress());
  await visitor.press('button', 'Join Live Event');
  await visitor.readAll(/Access Granted/);
  await visitor.expectAddress(/\/live-event\/tfgallery/);
});

walk(
  'the feed asks for name and email address, once (L27, L28, L29, L30, L31, L32, L37, L71)',
  async ({ visitor }) => {
    await visitor.open('/live-event');
    await visitor.readAll(/An Evening on Paper/);
    await visitor.until(() => document.querySelector('main input[type=email]'));
    await visitor.untilInteractive('main form');
    await visitor.enter('Full Name', '  ');
    await visitor.press('button', 'Enter Gallery');
    await visitor.readAll(/Required Information/, /Please enter your name and email to access the gallery\./);
    await visitor.enter('Full Name', RUTH.name);
    await visitor.enter('Email Address', newAddress());
    await visitor.answer(/collect-visitor/, { status: 500 });
    await visitor.press('button', 'Enter Gallery');
    await visitor.readAll(/Something went wrong\. Please try again\./);
    await visitor.answer(/collect-visitor/, 'real');
    await visitor.press('button', 'Enter Gallery');
    await visitor.readAll(/welcome/);
    await visitor.see('list', 'Photographs');
    await visitor.open('/live-event/tfgallery');
    await visitor.see('list', 'Photographs');
  },
);
