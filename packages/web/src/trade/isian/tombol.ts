import { useKeys } from '../../platform/keys.ts';
import { useT } from '../../ui/text.ts';

/** What a key does on a page. */
interface Perbuatan {
  /** Absent: what has the focus does it itself, and it is told only. */
  readonly run?: () => void;
  readonly enabled?: boolean;
  /** False: other keys need its place in the footer. */
  readonly main?: boolean;
  /** What it is called, where that is not what other pages call it. */
  readonly label?: string;
}

/** The keys of all pages where something is entered, in the order in which they are told. */
const TOMBOL = {
  /** Begins anew. */
  baru: { key: 'F2', label: 'penjualan.tombol_baru' },
  /** Reads the scale. */
  timbang: { key: 'F3', label: 'umum.ambil_timbangan' },
  /** Adds what belongs to it: a payment, a line. */
  tambah: { key: 'F4', label: 'umum.tambah_baris' },
  /** Goes to its counterpart, which the page names. */
  ganti: { key: 'F6', label: undefined },
  /** Old goods pay for new ones. */
  tukar: { key: 'F7', label: 'penjualan.tombol_tukar' },
  simpan: { key: 'F8', label: 'penjualan.tombol_simpan' },
  /** Leads to where goods are looked for. */
  cari: { key: 'F9', label: 'penjualan.tombol_cari' },
  /** Asks for the approvals that lines need. */
  izin: { key: 'F10', label: 'penjualan.tombol_izin' },
  /** A discount in percent, or the total that the line is to come to. */
  persen: { key: '%', label: 'penjualan.tombol_persen' },
  jadikan: { key: '=', label: 'penjualan.tombol_total' },
  /** Takes the line under the hand off. */
  hapus: { key: 'Delete', label: 'penjualan.tombol_hapus' },
} as const;

type Nama = keyof typeof TOMBOL;
type PerbuatanHalaman = Readonly<Partial<Record<Exclude<Nama, 'ganti'>, Perbuatan>>> & {
  readonly ganti?: Perbuatan & { readonly label: string };
};

/** Binds the keys of a page of entry; Enter goes on everywhere. */
export function useTombolIsian(perbuatan: PerbuatanHalaman): void {
  const t = useT();
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lanjut'), main: true },
    ...Object.entries(TOMBOL).flatMap(([nama, { key, label }]) => {
      const tugas = perbuatan[nama as Nama];
      return tugas ? [{ key, main: true, ...tugas, label: tugas.label ?? (label === undefined ? '' : t(label)) }] : [];
    }),
  ]);
}
