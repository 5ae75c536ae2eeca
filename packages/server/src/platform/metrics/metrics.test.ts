import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { figures } from '../../features/sistem/keadaan/figures.ts';
import { inject, testApp } from '../../testing/app.ts';
import { exposition } from './exposition.ts';

const TOKEN = 'rahasia-pengawas-1';
const LATE_MS = 100;
const server = testApp(undefined, { metrics: { figures, token: TOKEN } });

beforeAll(async () => {
  await server.shop('KL01');
  await server.user('KL01', 'BOS', 'OWN');
});

const read = (more: { readonly remoteAddress?: string; readonly headers?: Record<string, string> } = {}) =>
  inject(server.app, { method: 'GET', url: '/metrics', ...more });
/** The value of a sample by its name and labels. */
const valueOf = (text: string, sample: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
};

describe('the text format', () => {
  it('is that of Prometheus, with labels quoted', () => {
    const samples = [
      { labels: { toko: 'A"B\\C\nD' }, value: 1.5 },
      { part: '_sum', value: 0 },
    ];
    expect(exposition([{ name: 'kilau_uji', help: 'Uji.', type: 'gauge', samples }])).toBe(
      [
        '# HELP kilau_uji Uji.',
        '# TYPE kilau_uji gauge',
        String.raw`kilau_uji{toko="A\"B\\C\nD"} 1.5`,
        'kilau_uji_sum 0',
        '',
      ].join('\n'),
    );
  });
});

describe('GET /metrics', () => {
  it('tells what was answered, how long it took, and what the database says', async () => {
    const owner = await server.as('KL01', 'BOS');
    await owner('GET', 'barang?limit=1');
    await owner('GET', 'tidak-ada');
    await owner('POST', 'penjualan', {});
    const { text, headers, status } = await read();
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/plain; version=0.0.4; charset=utf-8',
    });
    // Every line is a comment or a sample with a number.
    const broken = text
      .trim()
      .split('\n')
      .filter((line) => !/^(# (HELP|TYPE) kilau_|# (HELP|TYPE) process_|[a-z_]+(\{[^}]+\})? -?[\d.e+-]+$)/.test(line));
    expect(broken).toEqual([]);
    expect(valueOf(text, 'kilau_http_requests_total{class="read",status="200"}')).toBe(1);
    expect(valueOf(text, 'kilau_http_requests_total{class="write",status="400"}')).toBe(1);
    expect(valueOf(text, 'kilau_http_request_duration_seconds_count{class="read"}')).toBe(1);
    expect(valueOf(text, 'kilau_http_request_duration_seconds_bucket{class="read",le="+Inf"}')).toBe(1);
    expect(valueOf(text, 'kilau_database_up')).toBe(1);
    expect(valueOf(text, 'kilau_disk_free_bytes')).toBe(1e12);
    expect(valueOf(text, 'kilau_invariants_broken{toko="KL01"}')).toBe(0);
    expect(valueOf(text, 'kilau_postings_total{toko="KL01"}')).toBe(0);
    expect(valueOf(text, 'kilau_backup_age_seconds')).toBe(-1);
    expect(valueOf(text, 'kilau_outbox{state="MENYERAH"}')).toBe(0);
    expect(valueOf(text, 'kilau_database_size_bytes')).toBeGreaterThan(1_000_000);
    expect(valueOf(text, 'kilau_db_connections{state="waiting"}')).toBe(0);
    expect(valueOf(text, 'kilau_event_loop_lag_seconds{of="max"}')).toBeGreaterThanOrEqual(0);
    // Who asks is not counted.
    expect(valueOf((await read()).text, 'kilau_http_requests_total{class="page",status="200"}')).toBeUndefined();
  });

  it('is there for this machine and for who brings the token', async () => {
    const elsewhere = { remoteAddress: '10.1.2.3' };
    expect((await read(elsewhere)).status).toBe(404);
    expect((await read({ headers: { 'x-forwarded-for': '10.1.2.3' } })).status).toBe(404);
    expect((await read({ ...elsewhere, headers: { authorization: 'Bearer salah' } })).status).toBe(404);
    expect((await read({ ...elsewhere, headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(200);
  });
});

describe('how late the event loop was', () => {
  it('is told of the time in which it serves, not of its start', async () => {
    const { meter } = server.services;
    await setTimeout(2 * LATE_MS);
    const until = performance.now() + LATE_MS;
    while (performance.now() < until);
    await setTimeout(LATE_MS);
    expect(meter.lag.max).toBeGreaterThan(LATE_MS / 2);
    meter.begun();
    expect(meter.lag.max).toBe(0);
  });
});
