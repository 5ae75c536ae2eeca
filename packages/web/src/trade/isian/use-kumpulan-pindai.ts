import { useCallback, useState } from 'react';
import { api } from '../../platform/api.ts';
import { useKumpulan, type CaraKumpulan } from './use-kumpulan.ts';
import { usePindai, type BarangPindai } from './use-pindai.ts';

const kodeDari = ({ kode_barcode }: BarangPindai): string => kode_barcode;

interface CaraPindai<H extends Readonly<Record<string, string>>, D> extends Omit<
  CaraKumpulan<H, BarangPindai, D>,
  'kunci'
> {
  /** The call that a scan asks for its piece. */
  readonly cari?: string;
}

/** Scanned pieces with a head, the newest first: taken off again, and put back. */
export function useKumpulanPindai<H extends Readonly<Record<string, string>>, D>({
  cari = 'barang/get/tersedia',
  onSaved,
  ...cara
}: CaraPindai<H, D>) {
  const [dihapus, setDihapus] = useState<string>();
  const {
    now: nowRef,
    ubah,
    ...kumpulan
  } = useKumpulan<H, BarangPindai, D>({
    ...cara,
    kunci: kodeDari,
    onSaved: (dokumen) => {
      lupakan();
      onSaved(dokumen);
    },
  });
  const lepas = (kode: string) => {
    kumpulan.lepas(kode);
    setDihapus(kode);
  };
  const ada = useCallback(
    (kode: string) => nowRef.current.barang.some((barang) => kodeDari(barang) === kode),
    [nowRef],
  );
  const masuk = useCallback(
    (barang: BarangPindai) => {
      ubah({ barang: [barang, ...nowRef.current.barang] });
      setDihapus((kode) => (kode === barang.kode_barcode ? undefined : kode));
    },
    [ubah, nowRef],
  );
  const tanya = useCallback(
    async (kode: string) => [await api.get<BarangPindai>(`${cari}/${encodeURIComponent(kode)}`)],
    [cari],
  );
  const { ditolak, setDitolak, pindai, jejak } = usePindai(ada, masuk, tanya, kumpulan.sibuk);
  function lupakan() {
    setDitolak(undefined);
    setDihapus(undefined);
  }
  /** What the field for codes shows and does beside taking codes. */
  const isian = {
    ditolak,
    jejak,
    dihapus,
    /** Looked up again: what was taken off meanwhile may have gone elsewhere. */
    onKembali: () => dihapus !== undefined && void pindai(dihapus),
    onKetik: () => setDitolak(undefined),
    onPindai: (kode: string) => void pindai(kode),
    onBanyak: (kode: readonly string[]) => kode.forEach((kode_barcode) => void pindai(kode_barcode)),
    /** Del in the empty field takes the newest off. */
    onTombol: (key: string) => {
      const [terbaru] = nowRef.current.barang;
      if (key !== 'Delete' || !terbaru) return false;
      lepas(terbaru.kode_barcode);
      return true;
    },
  };
  const mulai = () => {
    kumpulan.mulai();
    lupakan();
  };
  return { ...kumpulan, isian, lepas, pindai, mulai };
}
