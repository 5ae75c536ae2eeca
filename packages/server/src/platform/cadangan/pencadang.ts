import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BackupConfig } from '../config.ts';
import { putBehind } from '../low-priority.ts';

/** What became of a backup, and of the try to restore it. */
export interface HasilCadangan {
  readonly nama: string;
  readonly bytes: number;
  readonly gambar: number;
  readonly periksa: 'UTUH' | 'BEDA' | 'GAGAL' | 'TIDAK_BISA';
  /** Checks of the books that do not hold in it. */
  readonly beda: number;
  readonly galat: string;
}

/** Makes backups. */
export interface Pencadang extends Pick<BackupConfig, 'at'> {
  /** @throws Error when there is none at the end. */
  buat(signal: AbortSignal): Promise<HasilCadangan>;
}

const MOST_TEXT = 4000;

/**
 * Makes backups as a person does by `npm run backup`, in a process behind the tills: packing, restoring and checking
 * never stand in the way of a sale. It reads its configuration as this program has.
 */
export function createPencadang(at: string, program: URL): Pencadang {
  return {
    at,
    buat: (signal) =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, [fileURLToPath(program), 'backup', '--json'], {
          // It reads nothing: the pipe closes when this program ends, however it does, and the backup ends with it.
          stdio: ['pipe', 'pipe', 'pipe'],
          windowsHide: true,
          signal,
        });
        if (child.pid !== undefined) putBehind(child.pid);
        let [out, err] = ['', ''];
        child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
        child.stderr.setEncoding('utf8').on('data', (text: string) => (err = (err + text).slice(-MOST_TEXT)));
        child.once('error', reject).once('close', (code) => {
          const line = out.trimEnd().split('\n').at(-1) ?? '';
          if (line.startsWith('{')) resolve(JSON.parse(line) as HasilCadangan);
          else reject(new Error(`the backup ended with ${code}: ${err.trim()}`));
        });
      }),
  };
}
