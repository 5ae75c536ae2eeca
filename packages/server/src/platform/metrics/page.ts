import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Services } from '../context.ts';
import { isLocal } from '../http/read-input.ts';
import { exposition, EXPOSITION_TYPE, gauge, type Family } from './exposition.ts';
import type { RequestClass } from './meter.ts';

/** What else is told, out of the database. */
export type ReadFigures = (services: Services) => Promise<readonly Family[]>;

export interface MetricsOptions {
  readonly figures: ReadFigures;
  /** Opens the page from elsewhere than this machine. */
  readonly token?: string;
}

const PATH = '/metrics';
const API = '/api/v1/';

function classOf({ method, routeOptions: { url = '' } }: FastifyRequest): RequestClass {
  if (!url.startsWith(API)) return 'page';
  if (url.startsWith(`${API}laporan`)) return 'report';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** Counts every request but those that ask how many there were. */
export function countRequests(app: FastifyInstance, { meter }: Pick<Services, 'meter'>): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.url !== PATH) meter.answered(classOf(request), reply.statusCode, reply.elapsedTime);
  });
}

const equal = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** From this machine, or with the token; to anybody else the page does not exist. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  const { authorization = '' } = request.headers;
  return isLocal(request) || (token !== undefined && equal(authorization, `Bearer ${token}`));
}

/** `GET /metrics` for Prometheus. What the database says is left out while it is away. */
export function registerMetrics(app: FastifyInstance, services: Services, { figures, token }: MetricsOptions): void {
  app.get(PATH, async (request, reply) => {
    if (!mayRead(request, token)) throw new Problem('tidak_ditemukan', {});
    const told = await figures(services).catch((error: unknown) => {
      services.log.warn({ error }, 'the figures of the database cannot be read');
      return undefined;
    });
    const up = gauge('kilau_database_up', 'Whether the database answers.', told === undefined ? 0 : 1);
    const ruang = await services.disk.look();
    const disk: readonly Family[] = [
      gauge('kilau_disk_free_bytes', 'Room left on the disk of the data.', ruang.kosong),
      gauge('kilau_disk_size_bytes', 'Size of the disk of the data.', ruang.ukuran),
    ];
    return reply
      .header('cache-control', 'no-store')
      .type(EXPOSITION_TYPE)
      .send(exposition([...services.meter.families(), up, ...disk, ...(told ?? [])]));
  });
}
