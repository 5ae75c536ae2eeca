import { LANGUAGE_TAGS } from '@kilau/contract/locales/index.ts';
import { language, say } from '../ui/words.ts';

/** As `public/sw.js` asks for it. */
const CACHE = 'kilau';
const PAGE = '/tanpa-sambungan';
/** Milliseconds until it asks again by itself. */
const AGAIN_MS = 5000;

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** A page of its own: of the program nothing can be fetched where it is shown. */
const pageOf = (tag: string): string => `<!doctype html>
<html lang="${tag}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kilau</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 34rem; margin: 15vh auto; padding: 0 24px }
  h1 { font-size: 1.4rem }
  a { display: inline-block; margin-top: 8px; padding: 12px 20px; border: 1px solid; border-radius: 8px }
  a { color: inherit }
</style>
<main>
  <h1>${safe(say('tanpa_server.judul'))}</h1>
  <p>${safe(say('tanpa_server.tersimpan'))}</p>
  <p>${safe(say('tanpa_server.tidak_bisa'))}</p>
  <a href="">${safe(say('umum.coba_lagi'))}</a>
</main>
<script>
  setInterval(() => fetch('/api/v1/health').then(() => location.reload(), () => undefined), ${AGAIN_MS});
</script>
</html>
`;

/**
 * Leaves with the browser what it shows where the program is opened and no server answers, in the language spoken now.
 * Browsers do so on https and on the machine itself alone; on others they show a page of their own.
 */
export async function keepPageWithoutServer(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  const cache = await caches.open(CACHE);
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  await cache.put(PAGE, new Response(pageOf(LANGUAGE_TAGS[language()]), { headers }));
  await navigator.serviceWorker.register('/sw.js');
}
