import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupConfig } from '../config.ts';
import type { Jumlah } from './isi.ts';
import { counted, madeAt, newestFirst, type Tempat } from './nama.ts';
import { openS3 } from './tempat-s3.ts';

const PART = '.part';
/** A file that nobody has written to for so long was left behind by somebody who was killed. */
const DEAD_MS = 3_600_000;

async function sweepDead(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!name.endsWith(PART)) continue;
    const found = await stat(join(dir, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > DEAD_MS) await rm(join(dir, name), { force: true });
  }
}

/** Writes it beside, makes sure that it is on the disk, and only then gives it its name. */
async function writeWhole(dir: string, name: string, content: AsyncIterable<Buffer>): Promise<void> {
  const draft = join(dir, `${name}${PART}`);
  const file = await open(draft, 'wx', 0o600);
  try {
    for await (const chunk of content) await file.writeFile(chunk);
    await file.sync();
    await file.close();
    await rename(draft, join(dir, name));
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
  // The name too must outlive a power cut; Windows lets nobody do this to a folder.
  const folder = await open(dir, 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function openFolder(dir: string): Tempat {
  return {
    nama: dir,
    async simpan(name, content) {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await sweepDead(dir);
      let sum: Jumlah | undefined;
      await writeWhole(
        dir,
        name,
        counted(content, (found) => (sum = found)),
      );
      if (!sum) throw new Error('the backup was not read to its end');
      return sum;
    },
    async daftar() {
      const names = existsSync(dir) ? await readdir(dir) : [];
      return newestFirst(names);
    },
    ambil: async (name) => createReadStream(join(dir, name)) as AsyncIterable<Buffer>,
    hapus: (name) => rm(join(dir, name), { force: true }),
  };
}

export const openTempat = ({ dir, s3 }: Pick<BackupConfig, 'dir' | 's3'>): Tempat =>
  s3 ? openS3(s3) : openFolder(dir);

const DAY_MS = 86_400_000;

/** Which backups have had their time: older than so many days, and not among the newest so many. */
export const lewat = (
  names: readonly string[],
  { keepDays, keep }: Pick<BackupConfig, 'keepDays' | 'keep'>,
  now: Date,
): readonly string[] =>
  newestFirst(names)
    .slice(keep)
    .filter((name) => now.getTime() - (madeAt(name)?.getTime() ?? 0) > keepDays * DAY_MS);
