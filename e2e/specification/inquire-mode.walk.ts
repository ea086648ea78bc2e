import { expect, walk } from '../engines/test';

walk(
  'in inquiry mode no price is shown, and there is no cart (S21, S25, S26)',
  async ({ visitor, gallery }) => {
    for (const path of ['/fine-art', '/fine-art/inside-voice']) {
      await visitor.open(gallery.inquiryURL + path);
      await visitor.untilInteractive();
      expect(await visitor.run(() => document.querySelector('main')?.innerText)).not.toMatch(/\$\s?\d/);
      expect(await visitor.run(() => document.querySelectorAll('a[href="/cart"]').length)).toBe(0);
    }
  },
);

walk(
  'an artwork inquiry goes through a dialog or by email (S27, S30, S31, S73)',
  async ({ visitor, gallery }) => {
    await visitor.open(`${gallery.inquiryURL}/fine-art/inside-voice`);
    await visitor.readAll(/INQUIRE/);
    await visitor.until(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')].some(({ href }) =>
        decodeURIComponent(href).includes('subject=INQUIRE: Inside Voice'),
      ),
    );
    await visitor.open(`${gallery.inquiryURL}/fine-art`);
    await visitor.untilInteractive('main h2 a');
    await visitor.press('button', /^Enlarge Inside Voice/);
    await visitor.press('button', /^INQUIRE/);
    await visitor.see('dialog', /Inside Voice/);
    const email = `elena.${Date.now()}@inquiry.example`;
    await visitor.enter('First name', 'Elena');
    await visitor.enter('Last name', 'Marsh');
    await visitor.enter(/^Email$/, email);
    await visitor.press('button', 'Send inquiry');
    await visitor.readAll(/Thanks! We'll be in touch soon\./);
    await expect
      .poll(async () =>
        (await gallery.mails()).filter((mail) => mail.html?.includes(email) || mail.text?.includes(email)),
      )
      .not.toEqual([]);
  },
);

walk('the checkout says that purchases are by inquiry (S28, S29, S182)', async ({ visitor, gallery }) => {
  await visitor.open(`${gallery.inquiryURL}/checkout`);
  await visitor.readAll(/Inquiry Only Mode/);
  await visitor.seeLink(/INQUIRE ABOUT PURCHASING/, /^mailto:/);
  await visitor.seeLink(/Fine Art/, /^\/fine-art$/);
});
