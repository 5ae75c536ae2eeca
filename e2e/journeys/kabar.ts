import { expect, journey } from '../lib/journey.ts';
import { login, open, settled } from '../lib/steps.ts';

const PHONE = { width: 390, height: 844 };
const FILE = {
  name: 'barang.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('Nama Barang,Entah\r\nCINCIN POLOS,1\r\n'),
};

/** What is told on a phone lies beside the buttons of its page. */
export const kabar = journey({
  name: 'notices on a phone lie beside the buttons of their page',
  server: 'demo',
  walk: async ({ page, server, step, picture }) => {
    await page.setViewportSize(PHONE);
    await login(page, 'SPV1');
    await open(page, server, '/tambah-barang-banyak');
    await settled(page);
    const notices = page.locator('[data-kind][data-tone]');
    /** No notice lies over a button of the page, or over the deed at the thumb. */
    const beside = async (name: string) => {
      await notices.first().waitFor();
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      await picture(name);
      const covered = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('[data-kind][data-tone]')].map((one) =>
          one.getBoundingClientRect(),
        );
        return [...document.querySelectorAll('main button')].flatMap((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const over = boxes.some(
            (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
          );
          return over ? [button.textContent] : [];
        });
      });
      expect(covered.length === 0, `a notice lies over ${covered.join(', ')}`);
      const seen = await notices.evaluateAll((cards) =>
        cards.every((card) =>
          card.contains(
            document.elementFromPoint(card.getBoundingClientRect().x + 20, card.getBoundingClientRect().y + 10),
          ),
        ),
      );
      expect(seen, 'a notice is out of sight');
    };
    step('nothing to save');
    await page.keyboard.press('F8');
    await beside('kabar-ditolak');
    await notices.first().waitFor({ state: 'detached' });
    step('rows and columns of a file');
    await page.locator('input[type="file"]').setInputFiles(FILE);
    await beside('kabar-dibaca');
  },
});
