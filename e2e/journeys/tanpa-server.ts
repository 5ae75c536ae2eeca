import { expect, journey } from '../lib/journey.ts';
import { violations } from '../lib/browser.ts';

/** Of a program that was opened before, on a phone or a till: what it says where no server answers. */
export const tanpaServer = journey({
  name: 'no server: the program says what it keeps and what it cannot, and comes by itself once there is one',
  server: 'demo',
  walk: async ({ context, server, step }) => {
    const phone = await context.browser()?.newContext({ viewport: { width: 390, height: 844 } });
    if (!phone) throw new Error('a context without its browser');
    try {
      const page = await phone.newPage();
      step('what makes it installable is there');
      await page.goto(server.url);
      await page.getByLabel('User ID').waitFor();
      const manifest = (await (await page.request.get(`${server.url}/kilau.webmanifest`)).json()) as {
        readonly icons: readonly { readonly src: string; readonly type: string }[];
      };
      for (const { src, type } of manifest.icons) {
        const icon = await page.request.get(`${server.url}${src}`);
        expect(icon.ok() && icon.headers()['content-type']?.startsWith(type) === true, `${src} is no ${type}`);
      }
      step('the line is lost, and the program opened');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!(await caches.match('/tanpa-sambungan'))) await new Promise((resolve) => void setTimeout(resolve, 50));
      });
      await phone.setOffline(true);
      await page.goto(`${server.url}/transaksi-penjualan`);
      await page.getByRole('heading', { name: 'Kilau Tidak Dapat Dihubungi' }).waitFor();
      const found = await violations(page);
      expect(found.length === 0, `axe where no server answers: ${found.join('; ')}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(!wider, 'wider than a phone');
      step('the line is back, and the program comes by itself');
      await phone.setOffline(false);
      await page.getByLabel('User ID').waitFor();
    } finally {
      await phone.close();
    }
  },
});
