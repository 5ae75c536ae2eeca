import { useEffect, useRef, useState } from 'react';
import { FINGERPRINT_AUTH, type FingerprintAuth, type SidikTerbit } from '@kilau/contract/core/approval-sidik.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { useRealtime } from '../../platform/realtime.ts';
import { problemText } from '../../platform/report-problem.ts';
import { shopHere, useUser } from '../../platform/session.ts';
import { text } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
import { onLeave } from './on-leave.ts';
import type { Izin, Permintaan } from './permintaan.ts';
import { AddressError, askScan, askSidik, lookAt, sendSidik, signWith, stopSigning, withdraw } from './sidik-calls.ts';

/** Looked at again so often, in milliseconds: a push may be lost with the line. */
const LOOK_MS = 3000;

/** How far the scan has come. */
export interface Scan {
  readonly step: 'pilih' | 'mencari' | 'scan' | 'berhasil' | 'gagal';
  readonly terbit?: SidikTerbit;
  /** What to hand on when the reader says that it was her finger. */
  readonly templat?: string;
  /** What went wrong, and whether it stands at the username or the reader. */
  readonly salah?: { readonly at: 'user_id' | 'pembaca' | 'umum'; readonly pesan: string };
}

interface Asked {
  readonly permintaan: readonly Permintaan[];
  /** Whose finger; nobody's before one was chosen. */
  readonly user_id: string;
  readonly pembaca: string | undefined;
  readonly onGranted: (izin: readonly Izin[]) => void;
}

/** Where a refusal belongs. */
function salahDari(error: unknown): Required<Scan>['salah'] {
  if (error instanceof AddressError) return { at: 'umum', pesan: text('sidik.tidak_bisa') };
  if (!(error instanceof ProblemError)) return { at: 'umum', pesan: text('sidik.coba_lagi') };
  const { user_id, pembaca } = error.fields;
  if (pembaca !== undefined) return { at: 'pembaca', pesan: pembaca };
  if (user_id !== undefined) return { at: 'user_id', pesan: user_id };
  return { at: error.code === 'sidik_tidak_terdaftar' ? 'user_id' : 'umum', pesan: problemText(error) };
}

/** Asks for a finger, and takes the request back when the form goes, or somebody else is chosen. */
function useTerbit(
  { permintaan, user_id, pembaca }: Omit<Asked, 'onGranted'>,
  round: number,
  told: (scan: Scan) => void,
): void {
  const tell = useStable(told);
  useEffect(() => {
    if (user_id === '') {
      tell({ step: 'pilih' });
      return undefined;
    }
    let gone = false;
    let id: string | undefined;
    // It is taken back where it was asked for, also by who has gone on to another shop meanwhile.
    const toko = shopHere();
    tell({ step: 'mencari' });
    const asked = askSidik(user_id).then(async (entered) => {
      if (gone) return;
      const terbit = await askScan(permintaan, user_id, pembaca);
      ({ id } = terbit);
      const templat = entered?.fingerprints[0]?.bytes;
      if (!gone) tell({ step: 'scan', terbit, ...(templat !== undefined && { templat }) });
    });
    asked.catch((error: unknown) => {
      if (!gone) tell({ step: 'gagal', salah: salahDari(error) });
    });
    const stop = onLeave(() => void (id !== undefined && withdraw(id, { toko, keepalive: true })));
    return () => {
      gone = true;
      stop();
      // Behind the request itself, or it would come after its own removal.
      void asked.catch(() => undefined).then(() => (id === undefined ? undefined : withdraw(id, { toko })));
    };
  }, [permintaan, user_id, pembaca, round, tell]);
}

/** Has her device sign as soon as the server has said what. */
function useTanda(scan: Scan, onSigned: (fp: unknown) => void, onFailed: (error: unknown) => void): void {
  const [signed, failed] = [useStable(onSigned), useStable(onFailed)];
  const kunci = scan.step === 'scan' ? scan.terbit?.kunci : undefined;
  useEffect(() => {
    if (!kunci) return undefined;
    let gone = false;
    signWith(kunci).then(
      (fp) => (gone ? undefined : signed(fp)),
      (error: unknown) => (gone ? undefined : failed(error)),
    );
    return () => {
      gone = true;
      void stopSigning();
    };
  }, [kunci, signed, failed]);
}

/** Listens to the reader: only what is said of who is logged in, and of whom was chosen (specification L112). */
function usePembaca(scan: Scan, chosen: string, onMatched: () => void, onMissed: () => void): void {
  const { user_id } = useUser();
  const matched = useStable(onMatched);
  const id = scan.step === 'scan' && scan.terbit?.pembaca ? scan.terbit.id : undefined;
  useRealtime<FingerprintAuth>(FINGERPRINT_AUTH, (event) => {
    if (id === undefined || event.auth_for !== user_id || event.user_id !== chosen) return;
    if (event.status) matched();
    else onMissed();
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    const look = () =>
      void lookAt(id).then(
        (status) => (status === 'COCOK' ? matched() : undefined),
        () => undefined,
      );
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [id, matched]);
}

/** A scan from the choice of a username to the approvals. */
export function useSidik({ onGranted, ...asked }: Asked): { scan: Scan; again: () => void } {
  const { permintaan, user_id } = asked;
  const [scan, setScan] = useState<Scan>({ step: 'pilih' });
  const [round, setRound] = useState(0);
  const sent = useRef<string>(undefined);
  useTerbit(asked, round, setScan);
  const send = (fp: unknown) => {
    const id = scan.terbit?.id;
    if (id === undefined || sent.current === id) return;
    sent.current = id;
    setScan({ step: 'berhasil' });
    sendSidik(permintaan, { id, user_id, fp }).then(onGranted, (error: unknown) =>
      setScan({ step: 'gagal', salah: salahDari(error) }),
    );
  };
  const waits = scan.terbit?.pembaca ?? undefined;
  const unsigned = (error: unknown) => {
    // The reader still waits: the device was only the other way.
    if (waits) setScan({ ...scan, ...(scan.terbit && { terbit: { ...scan.terbit, kunci: null } }) });
    else setScan({ step: 'gagal', salah: salahDari(error) });
  };
  const missed = () => setScan({ ...scan, salah: { at: 'umum', pesan: text('sidik.coba_lagi') } });
  useTanda(scan, send, unsigned);
  usePembaca(scan, user_id, () => send(scan.templat), missed);
  return { scan, again: () => setRound((now) => now + 1) };
}
