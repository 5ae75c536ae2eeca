import type { Dec } from '@kilau/contract/core/dec.ts';
import { curahEntries, gramsOf, susutEntries, type Entry } from '../../ledger/entry.ts';
import { curahOf, type JumlahStok } from '../../trade/manual/stok.ts';

interface Abu extends Omit<JumlahStok, 'qty'> {
  readonly nilai: Dec;
}

/** Grams of a batch become bulk; what they cost goes with them, on the account of bulk, which the caller enters. */
export function abuEntries(no_kirim: string, { nilai, ...abu }: Abu, kategori: string): Entry[] {
  const { kadar, berat } = abu;
  const gram = gramsOf(kadar);
  const keluar = susutEntries(no_kirim, { kadar, berat, nilai }, 'LEBUR', kategori);
  const masuk = curahEntries(curahOf({ ...abu, qty: 0 }), 1, 'LEBUR', kategori);
  return [
    ...keluar.filter(({ akun }) => akun === 'CUCI'),
    ...masuk.filter(({ akun, aset }) => akun !== 'LUAR' && aset === gram),
  ];
}
