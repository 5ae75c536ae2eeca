import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { code128 } from '../../packages/server/src/engine/render/code128.ts';
import { launch } from './browser.ts';
import { logout } from './logout.ts';
import { watchTraffic } from './traffic.ts';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 10;
const MODULE = 3;
const PAPER = 225;
const INK = 30;
const GREY = 128;

/** A film, in the plainest format that there is, of a label with this code. */
function film(code: string): Buffer {
  const row = Buffer.alloc(WIDTH, PAPER);
  const { widths, modules } = code128(code);
  let x = Math.round((WIDTH - modules * MODULE) / 2);
  widths.forEach((width, index) => {
    if (index % 2 === 0) row.fill(INK, x, x + width * MODULE);
    x += width * MODULE;
  });
  const blank = Buffer.alloc(WIDTH * 180, PAPER);
  const bars = Buffer.concat(Array.from({ length: HEIGHT - 360 }, () => row));
  const frame = Buffer.concat([Buffer.from('FRAME\n'), blank, bars, blank, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]);
}

/** Does something with a phone whose camera sees the label of this code. */
export async function withCamera(code: string, work: (phone: Page) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'kilau-camera-'));
  const path = join(dir, 'label.y4m');
  await writeFile(path, film(code));
  const browser = await launch([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ]);
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: 'block',
      locale: 'id-ID',
      timezoneId: 'Asia/Jakarta',
    });
    const phone = await context.newPage();
    phone.setDefaultTimeout(15_000);
    watchTraffic(phone);
    await work(phone);
    await logout(phone);
  } finally {
    await browser.close();
    await rm(dir, { recursive: true, force: true });
  }
}
