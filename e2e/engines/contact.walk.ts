import { expect, walk } from './test';

walk.use({ viewport: { width: 390, height: 844 } });

walk('a visitor corrects a mistake and sends a message, which arrives', async ({ visitor, gallery }) => {
  await visitor.open('/contact');
  await visitor.enter('Name', 'Ines Roth');
  await visitor.enter('Email', 'ines at roth');
  await visitor.enter('Message', 'Do you ship to Lisbon?');
  await visitor.press('button', 'Send message');
  await visitor.read('Enter a valid email address');
  await visitor.expectValue('Message', 'Do you ship to Lisbon?');
  await visitor.enter('Email', 'ines@roth.example');
  await visitor.press('button', 'Send message');
  await visitor.read('Message Sent Successfully');
  const arrived = await gallery.query<{ id: string }>(
    "SELECT id FROM contact_messages WHERE email = 'ines@roth.example'",
  );
  expect(arrived).toHaveLength(1);
});
