import type pg from 'pg';
import { createJobs, type Jobs } from '../platform/jobs/job-pool.ts';
import type { Log } from '../platform/log.ts';

/** What a helper of {@link openJobs} knows from the start. */
export interface JobSetting {
  readonly connection: pg.ClientConfig;
  /** Whether the database runs on this machine, where its work can be put behind that of the tills. */
  readonly here: boolean;
}

/** The program of the helpers: beside the server's own file, once built as among the sources. */
const FILE = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url);

/** Opens the helpers that make files, each a process with a connection of its own. */
export const openJobs = (setting: JobSetting, log: Log, file: URL = FILE): Jobs =>
  createJobs({
    file,
    data: setting,
    onDeath: (error) => log.error({ error }, 'a helper that makes files has died'),
  });
