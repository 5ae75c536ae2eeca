import type { KejadianBarang } from '@kilau/contract/features/barang/barang.wire.ts';

/** Where a piece was seen last, and the count since then that missed it. */
export interface Jejak {
  readonly terlihat: KejadianBarang | undefined;
  readonly hilang: KejadianBarang | undefined;
}

/** Counts by scan and by RFID. */
const OPNAME: ReadonlySet<string> = new Set(['OPNAME', 'RFID']);

/** Somebody had it in his hand, or on the scale with its tray; papers that were printed saw nothing. */
const terlihat = ({ jenis: jenisDokumen, aksi, pcs }: KejadianBarang): boolean =>
  pcs !== 0 ||
  jenisDokumen === 'TIMBANG' ||
  (OPNAME.has(jenisDokumen) && aksi !== 'HILANG') ||
  (jenisDokumen === 'BARANG' && aksi === 'FOTO');

/** @param riwayat newest first. */
export function jejakTerakhir(riwayat: readonly KejadianBarang[]): Jejak {
  const di = riwayat.findIndex(terlihat);
  const sejak = di < 0 ? riwayat : riwayat.slice(0, di);
  return {
    terlihat: riwayat[di],
    hilang: sejak.find(({ jenis: jenisDokumen, aksi }) => OPNAME.has(jenisDokumen) && aksi === 'HILANG'),
  };
}
