import type pg from 'pg';
import type { FileOrder } from '../engine/report/file/order.ts';
import { writeFile } from '../engine/report/file/write.ts';
import { createPatientPool } from '../platform/database/patient-pool.ts';
import { newClient } from '../platform/database/reach.ts';
import { createDb } from '../platform/database/tx.ts';
import { serveJobs } from '../platform/jobs/job-helper.ts';
import type { JobSetting } from './jobs.ts';

/** A large report may sort for long; whoever gives it up ends it. */
const LONGEST_STATEMENT_MS = 600_000;

async function cancel(connection: pg.ClientConfig, pid: number): Promise<void> {
  const client = newClient(connection);
  try {
    await client.connect();
    await client.query('select pg_cancel_backend($1)', [pid]);
  } finally {
    await client.end();
  }
}

// The program that makes files: it has a connection of its own, so that not a row of them passes through the server.
serveJobs((setting) => {
  const { connection, here } = setting as JobSetting;
  const pool = createPatientPool(
    { ...connection, statement_timeout: LONGEST_STATEMENT_MS, application_name: 'kilau berkas' },
    { here, max: 1 },
  );
  const source = { db: createDb(pool), cancel: (pid: number) => cancel(connection, pid) };
  return (order, desk) => writeFile(source, order as FileOrder, desk);
});
