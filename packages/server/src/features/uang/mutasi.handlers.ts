import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { salahMutasiBank, salahMutasiCash, type Salah } from '@kilau/contract/features/uang/mutasi.calc.ts';
import { CASH, MUTASI } from '@kilau/contract/features/uang/mutasi.fields.ts';
import type { mutasiUangBank } from '@kilau/contract/features/uang/mutasi-uang-bank.kind.ts';
import type { mutasiUangCash } from '@kilau/contract/features/uang/mutasi-uang-cash.kind.ts';
import type { KindHandlers, Payment, Work } from '../../engine/paper/kind.ts';

/** One side of a transfer: a bank and its account, or the drawer, which has none. */
interface Sisi {
  readonly kode: string;
  readonly rekening: string | null;
}

/** @throws Problem at the fields that do not fit each other. */
function assertSisi(salah: Salah): void {
  if (Object.keys(salah).length > 0) throw new Problem('data_tidak_valid', {}, salah);
}

/** The two rows of a transfer: what leaves one side comes to the other. */
function baris({ context }: Work, asal: Sisi, tujuan: Sisi, jumlah: Dec): readonly Payment[] {
  const row = (arah: Payment['arah'], { rekening }: Sisi): Payment =>
    rekening === null
      ? { arah, cara: CASH, akun: 'KAS', sub: context.actor.user_id, kategori: MUTASI, jumlah }
      : { arah, cara: 'TRANSFER', akun: 'BANK', sub: rekening, kategori: MUTASI, jumlah };
  return [row('KELUAR', asal), row('MASUK', tujuan)];
}

export const mutasiUangBankHandlers: KindHandlers<typeof mutasiUangBank> = {
  make: async (work, { jumlah, keterangan, kategori, ...masuk }) => {
    assertSisi(salahMutasiBank(masuk));
    const asal = { kode: masuk.asal, rekening: masuk.asal_rekening };
    const tujuan = { kode: masuk.tujuan, rekening: masuk.tujuan_rekening };
    return { total: jumlah, keterangan, kepala: { ...masuk, kategori }, bayar: baris(work, asal, tujuan, jumlah) };
  },
  deeds: { batal: async () => ({}) },
};

export const mutasiUangCashHandlers: KindHandlers<typeof mutasiUangCash> = {
  make: async (work, { jumlah, keterangan, kategori, ...masuk }) => {
    assertSisi(salahMutasiCash(masuk));
    const sisi = (kode: string | null, rekening: string | null): Sisi =>
      kode === null || kode === CASH ? { kode: CASH, rekening: null } : { kode, rekening };
    const asal = sisi(masuk.asal, masuk.asal_rekening);
    const tujuan = sisi(masuk.tujuan, masuk.tujuan_rekening);
    return {
      total: jumlah,
      keterangan,
      kepala: {
        asal: asal.kode,
        asal_rekening: asal.rekening,
        tujuan: tujuan.kode,
        tujuan_rekening: tujuan.rekening,
        kategori,
      },
      bayar: baris(work, asal, tujuan, jumlah),
    };
  },
  deeds: { batal: async () => ({}) },
};
