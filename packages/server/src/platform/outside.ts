import { lookup } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What another service has answered. */
interface OutsideReply {
  readonly status: number;
  readonly body: string;
  /** The same as it came, and what it is said to be. */
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** What a call to another service came to. */
export type OutsideAnswer =
  | ({ readonly kind: 'answer'; readonly ms: number } & OutsideReply)
  /** The address leads to this machine or to where a cloud keeps its keys, not to a service. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'unreachable'; readonly reason: 'timeout' | 'name' | 'refused' | 'certificate' | 'other' };

export interface OutsideCall {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds until it counts as lost. */
  readonly timeout?: number;
  /** As many bytes of the answer are read; what is beyond is cut off. */
  readonly largest?: number;
  /** Services on this machine may be called: only where nobody else reaches this server. */
  readonly loopback?: boolean;
}

const TIMEOUT_MS = 8000;
/** As much of an answer as is read. */
const LARGEST_BODY = 64 * 1024;

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Never a service of somebody else: link-local (clouds keep their keys there), unspecified, shared, multicast,
 * translated.
 */
const never = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['192.0.0.0', 24],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  never.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 128],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  never.addSubnet(net, bits, 'ipv6');
}
never.addAddress('fd00:ec2::254', 'ipv6');

/** Whether an address may be called. The shop's own network may: a gateway often stands beside the till. */
export function mayCall(address: string, allowLoopback: boolean): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return !never.check(address, family) && (allowLoopback || !loopback.check(address, family));
}

class ForbiddenAddress extends Error {
  readonly code = 'KILAU_FORBIDDEN';
}

/** Looks a name up and hands on only what may be called: the very addresses that are connected to were judged. */
const guarded =
  (allowLoopback: boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      const allowed = found.filter(({ address }) => mayCall(address, allowLoopback));
      const [first] = allowed;
      if (!first) return done(new ForbiddenAddress('not an address of a service'), []);
      return options.all ? done(null, allowed) : done(null, first.address, first.family);
    });
  };

const REASONS: Readonly<Record<string, 'timeout' | 'name' | 'refused' | 'certificate'>> = {
  KILAU_TIMEOUT: 'timeout',
  ETIMEDOUT: 'timeout',
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  CERT_HAS_EXPIRED: 'certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
};

function failure(error: unknown): OutsideAnswer {
  const { code = '' } = error as { readonly code?: string };
  return code === 'KILAU_FORBIDDEN' ? { kind: 'forbidden' } : { kind: 'unreachable', reason: REASONS[code] ?? 'other' };
}

/** Sends one request and reads the start of its answer. Redirects are not followed: they would lead past the guard. */
function send({
  url,
  method = 'GET',
  headers,
  body,
  timeout = TIMEOUT_MS,
  largest = LARGEST_BODY,
  loopback: allow = false,
}: OutsideCall): Promise<OutsideReply> {
  const address = new URL(url);
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }) },
    lookup: guarded(allow),
    agent: false,
  };
  return new Promise((resolve, reject) => {
    const call = (address.protocol === 'https:' ? httpsRequest : httpRequest)(address, options, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      const done = () => {
        const bytes = Buffer.concat(parts).subarray(0, largest);
        resolve({ status: response.statusCode ?? 0, body: bytes.toString('utf8'), bytes, headers: response.headers });
      };
      response
        .on('data', (part: Buffer) => {
          parts.push(part);
          length += part.length;
          if (length < largest) return;
          done();
          call.destroy();
        })
        .on('end', done)
        .on('error', reject);
    });
    const timer = setTimeout(
      () => call.destroy(Object.assign(new Error('no answer in time'), { code: 'KILAU_TIMEOUT' })),
      timeout,
    );
    call.on('error', reject).on('close', () => clearTimeout(timer));
    call.end(body);
  });
}

/** Calls another service at an address that somebody typed in. Never throws for what the other side does. */
export async function callOutside(call: OutsideCall): Promise<OutsideAnswer> {
  const started = performance.now();
  // Brackets of an IPv6 address are the URL's, not the address's.
  const host = new URL(call.url).hostname.replace(/^\[|\]$/g, '');
  // An address that is written out is never looked up.
  if (isIP(host) !== 0 && !mayCall(host, call.loopback ?? false)) return { kind: 'forbidden' };
  try {
    return { kind: 'answer', ...(await send(call)), ms: Math.round(performance.now() - started) };
  } catch (error) {
    return failure(error);
  }
}
