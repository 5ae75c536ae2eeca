import { spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobReason } from '@kilau/contract/core/print-job.ts';

/** Where bytes go: a printer in the network, a device file or Windows share, or a spool command. */
export type Target =
  | { readonly kind: 'tcp'; readonly host: string; readonly port: number }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'command'; readonly command: readonly string[] };

/** How long a printer may take, in milliseconds. */
export interface Patience {
  /** Until it answers at all. */
  readonly connect: number;
  /** Without taking a byte, once it has begun. */
  readonly stall: number;
  /** After the last byte, for one that never closes the line by itself. */
  readonly linger: number;
}

/** Why bytes did not reach the paper. */
export class PrintFault extends Error {
  readonly reason: JobReason;

  constructor(reason: JobReason) {
    super(reason);
    this.reason = reason;
  }
}

function toNetwork({ host, port }: { host: string; port: number }, bytes: Buffer, patience: Patience): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    let begun = false;
    let linger: NodeJS.Timeout | undefined;
    const end = (fault?: PrintFault) => {
      clearTimeout(linger);
      socket.destroy();
      if (fault) reject(fault);
      else resolve();
    };
    socket.setTimeout(patience.connect);
    socket.on('connect', () => {
      begun = true;
      socket.setTimeout(patience.stall);
      socket.end(bytes);
    });
    // What it says of itself is not asked for, but has to be taken, or its end is never seen.
    socket.resume();
    socket.on('finish', () => {
      socket.setTimeout(0);
      linger = setTimeout(end, patience.linger);
    });
    socket.on('timeout', () => end(new PrintFault(begun ? 'stalled' : 'unreachable')));
    socket.on('error', () => end(new PrintFault(begun ? 'cut' : 'unreachable')));
    socket.on('close', () => end(socket.bytesWritten < bytes.length ? new PrintFault('cut') : undefined));
  });
}

async function writeAll(path: string, bytes: Buffer): Promise<void> {
  // Never made: a printer that is not plugged in would become a file that swallows receipts.
  const device = await open(path, constants.O_WRONLY).catch(() => {
    throw new PrintFault('unreachable');
  });
  try {
    await device.writeFile(bytes);
  } catch {
    throw new PrintFault('cut');
  } finally {
    await device.close().catch(() => undefined);
  }
}

async function toFile(path: string, bytes: Buffer, { stall }: Patience): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  // A device that takes nothing holds its write for ever; whoever comes next finds it busy, and waits.
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PrintFault('stalled')), stall);
  });
  try {
    await Promise.race([writeAll(path, bytes), late]);
  } finally {
    clearTimeout(timer);
  }
}

const FILE = '{file}';

function run(command: readonly string[], bytes: Buffer | undefined, { stall }: Patience): Promise<void> {
  const [program = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'ignore', 'ignore'], timeout: stall, windowsHide: true });
    child.on('error', () => reject(new PrintFault('refused')));
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new PrintFault('refused'));
    });
    // A command that refuses closes its input before it has read all of it.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
  });
}

async function toCommand(command: readonly string[], bytes: Buffer, patience: Patience): Promise<void> {
  if (!command.includes(FILE)) {
    await run(command, bytes, patience);
    return;
  }
  const directory = await mkdtemp(join(tmpdir(), 'kilau-bridge-'));
  const path = join(directory, 'print.bin');
  try {
    await writeFile(path, bytes, { mode: 0o600 });
    await run(
      command.map((word) => (word === FILE ? path : word)),
      undefined,
      patience,
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/**
 * Hands bytes to a printer, once.
 * @throws PrintFault with what came between.
 */
export function sendTo(target: Target, bytes: Buffer, patience: Patience): Promise<void> {
  if (target.kind === 'tcp') return toNetwork(target, bytes, patience);
  if (target.kind === 'file') return toFile(target.path, bytes, patience);
  return toCommand(target.command, bytes, patience);
}
