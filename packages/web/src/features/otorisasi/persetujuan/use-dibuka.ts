import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { persetujuanPage, type PermintaanLewat } from '@kilau/contract/features/otorisasi/qr.ts';
import { useWayBack } from '../../../engine/way-back.ts';
import { useT } from '../../../ui/text.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { kataLewat } from './lewat.ts';
import type { Diminta, useDaftarPermintaan } from './panggilan.ts';

const { path } = persetujuanPage;

/**
 * Opens a request over the list at an address of its own, so that the phone's way back closes it, as it does a paper
 * that a row led to; closing it goes that way too. Who came by a link has no list to go back to.
 */
function useAlamat() {
  const navigate = useNavigate();
  const back = useWayBack();
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const kembali = useRouterState({ select: ({ location }) => location.state.kembali === true });
  return {
    asked: typeof q === 'string' ? q.toUpperCase() : undefined,
    open: (keystore: string) => void navigate({ to: path, search: { q: keystore }, state: { kembali: true } }),
    close: () => (kembali ? back() : void navigate({ to: path, search: {}, replace: true })),
  };
}

/** One that has run out by this device's clock, before the server was asked again. */
const habis = (row: Diminta | undefined, now: number): PermintaanLewat | undefined =>
  row && row.sampai <= now ? { ...row, status: 'OPEN', diputus_oleh: null } : undefined;

type Daftar = ReturnType<typeof useDaftarPermintaan>['data'];

/**
 * The request that the address asks for. One that ends while it is looked at stays, with what became of it; of one
 * that had ended before, the list says so once, and the address lets it go.
 */
export function useDibuka(data: Daftar, menunggu: readonly Diminta[], now: number) {
  const t = useT();
  const { asked, open, close } = useAlamat();
  const [seen, setSeen] = useState<Diminta>();
  const [left, setLeft] = useState<string>();
  const [kabar, setKabar] = useState<string>();
  const isAsked = ({ keystore }: { readonly keystore: string }) => keystore.toUpperCase() === asked;
  const found = menunggu.find(isAsked);
  if (found && found.keystore !== seen?.keystore) setSeen(found);
  if (asked === undefined && left !== undefined) setLeft(undefined);
  const known = found ?? (seen && isAsked(seen) ? seen : undefined);
  const opened = asked === undefined || asked === left ? undefined : known;
  const lewat = data && !found ? kataLewat(t, data.lewat.find(isAsked) ?? habis(known, now)) : undefined;
  if (asked !== undefined && asked !== left && !opened && lewat !== undefined) {
    setKabar(lewat);
    setLeft(asked);
  }
  const leaving = asked !== undefined && asked === left;
  const letGo = useStable(close);
  useEffect(() => {
    if (leaving) letGo();
  }, [leaving, letGo]);
  return {
    opened,
    lewat: opened && lewat,
    kabar,
    choose: ({ keystore }: Diminta) => {
      setKabar(undefined);
      open(keystore);
    },
    leave: () => setLeft(asked),
  };
}
