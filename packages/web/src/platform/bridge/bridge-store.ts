import type { JobReason, JobState } from '@kilau/contract/core/print-job.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { createKeptList } from '../kept-list.ts';
import type { Paper } from '../paper.ts';
import { forget, readJson, writeJson } from '../storage.ts';

/** The print bridge of this device: which program, and which of its printers takes what. */
export interface BridgeSettings {
  /** `http://127.0.0.1:9155` */
  readonly alamat: string;
  readonly kode: string;
  /** Names of its printers; empty where there is none. */
  readonly struk: string;
  readonly label: string;
  /** A receipt comes out as soon as its paper is validated, without a preview. */
  readonly langsung: boolean;
}

/** A job that a printer has not printed yet. */
export interface HeldJob {
  readonly id: string;
  readonly name: string;
  readonly state: Exclude<JobState, 'printed' | 'cancelled'>;
  readonly reason?: JobReason;
  /** What the browser can print instead; tags have no such paper. */
  readonly paper?: Pick<Paper, 'path' | 'bentuk' | 'toko'>;
}

const SETTINGS = 'printer.jembatan';
const JOBS = 'printer.tugas';

const settings = createStore<BridgeSettings | undefined>(readJson<BridgeSettings>(SETTINGS));
const held = createKeptList<HeldJob, 'id'>(JOBS, 'id', readJson<readonly HeldJob[]>(JOBS));
/** Whether the bridge answered when it was last asked. */
const answering = createStore<boolean | undefined>(undefined);

export const bridgeSettings = (): BridgeSettings | undefined => settings.get();
export const useBridgeSettings = (): BridgeSettings | undefined => useStore(settings);
export const heldJobs = (): readonly HeldJob[] => held.store.get();
export const useHeldJobs = (): readonly HeldJob[] => useStore(held.store);
export const useBridgeAnswering = (): boolean | undefined => useStore(answering);
export const noteAnswering = (answers: boolean): void => answering.set(answers);

/** Pairs this device with a bridge, or parts it from the one it has. */
export function setBridge(next: BridgeSettings | undefined): void {
  settings.set(next);
  answering.set(undefined);
  if (next) writeJson(SETTINGS, next);
  else forget(SETTINGS);
}

/** Keeps a job until its paper is out, through a reload too. */
export const holdJob = held.put;
export const releaseJob = held.remove;
