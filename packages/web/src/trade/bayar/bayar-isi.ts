import type { Dec } from '@kilau/contract/core/dec.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { formatPlain } from '@kilau/contract/core/format.ts';
import {
  CARA_BAYAR,
  dapatDipakai,
  JENIS_BAYAR,
  minta,
  type JenisBayar,
} from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { caraTerdaftar } from '../../platform/page-list.ts';
import { angka } from '../harga/angka.ts';
import type { IsiBayar } from './bayar-draft.ts';
import { uangPas } from './uang-pas.ts';

const terdaftar = new Set(caraTerdaftar);

/** The ways to pay that are typed in. @param lain those that are other papers, or what a member holds, and pay too. */
export const caraDitawarkan = (lain: readonly JenisBayar[]): readonly JenisBayar[] =>
  JENIS_BAYAR.filter((cara) => {
    const { arah, terdaftar: dokumen } = CARA_BAYAR[cara];
    return (!dokumen || lain.includes(cara)) && arah.includes('MASUK') && dapatDipakai(cara, terdaftar);
  });

/** The way that a letter chooses while the amount is typed. */
export const caraDari = (huruf: string, lain: readonly JenisBayar[]): JenisBayar | undefined =>
  caraDitawarkan(lain).find((cara) => CARA_BAYAR[cara].huruf === huruf.toUpperCase());

/** A new payment of what is still due. */
export const bayarBaru = (kurang: Dec): IsiBayar => ({
  jenis: 'CASH',
  jumlah: kurang.gt(0) ? kurang.toString() : '',
  no_rekening: '',
  nama_rekening: '',
  no_kartu: '',
  fee_persen: '',
});

/** The likely amount after (or before) the one that stands there: what the arrow keys lead through. */
export function pecahanLain(kurang: Dec, jumlah: string, arah: 1 | -1): string | undefined {
  const pilihan = uangPas(kurang);
  const sekarang = pilihan.findIndex((uang) => uang.eq(angka(jumlah)));
  const lain = sekarang < 0 ? pilihan[0] : pilihan[(sekarang + arah + pilihan.length) % pilihan.length];
  return lain?.toString();
}

/** Points that pay: some, and no more than the member has. */
function periksaPoin({ poin = '', poin_ada }: IsiBayar): Readonly<Partial<Record<keyof IsiBayar, RuleBreak>>> {
  if (angka(poin).isZero()) return { poin: { rule: 'tidak_boleh_nol' } };
  if (poin_ada === undefined || angka(poin).lte(poin_ada)) return {};
  return { poin: { rule: 'poin_tidak_cukup', params: { poin: formatPlain(poin_ada) } } };
}

/** What a payment lacks, by field. */
export function periksaIsi(isi: IsiBayar): Readonly<Partial<Record<keyof IsiBayar, RuleBreak>>> {
  const kosong: RuleBreak = { rule: 'tidak_boleh_kosong' };
  if (minta(isi.jenis, 'nomor')) return isi.titipan ? {} : { titipan: kosong };
  if (minta(isi.jenis, 'kode_kupon')) return isi.kupon ? {} : { kupon: kosong };
  if (minta(isi.jenis, 'poin')) return periksaPoin(isi);
  return {
    ...(angka(isi.jumlah).isZero() ? { jumlah: { rule: 'tidak_boleh_nol' } } : {}),
    ...(minta(isi.jenis, 'no_rekening') && isi.no_rekening === '' ? { no_rekening: kosong } : {}),
  };
}

/** A payment in a few words: account, last digits of the card, fee. */
export function bayarRingkas({
  jenis: caraBayar,
  nama_rekening,
  no_rekening,
  no_kartu,
  fee_persen,
  titipan,
  poin = '',
  kupon,
}: IsiBayar): string {
  const fee = angka(fee_persen);
  return [
    minta(caraBayar, 'nomor') ? (titipan?.nomor ?? '') : '',
    minta(caraBayar, 'kode_kupon') ? (kupon?.kode_kupon ?? '') : '',
    minta(caraBayar, 'poin') ? formatPlain(poin) : '',
    minta(caraBayar, 'no_rekening') ? nama_rekening || no_rekening : '',
    minta(caraBayar, 'no_kartu') && no_kartu !== '' ? `···${no_kartu}` : '',
    minta(caraBayar, 'fee_persen') && fee.gt(0) ? `${formatPlain(fee)} %` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
