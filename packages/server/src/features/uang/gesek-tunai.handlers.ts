import { Problem } from '@kilau/contract/core/problem.ts';
import { hitungGesek } from '@kilau/contract/features/uang/gesek.calc.ts';
import type { gesekTunai } from '@kilau/contract/features/uang/gesek-tunai.kind.ts';
import type { KindHandlers } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { samarkanKartu } from '../../trade/bayar/bayar.ts';

/** Category of the cash book. */
const KATEGORI = 'GESEK TUNAI';

export const gesekTunaiHandlers: KindHandlers<typeof gesekTunai> = {
  make: async ({ context }, { jumlah, fee_persen, nama, no_hp, alamat, keterangan, ...masuk }) => {
    if (masuk.jenis_kartu === 'CREDIT' && !context.isOn('GESEK_TUNAI_KREDIT')) {
      throw new Problem('data_tidak_valid', {}, { jenis_kartu: { rule: 'gesek_kredit_dilarang' } });
    }
    const { fee_rp, tunai } = hitungGesek(jumlah, fee_persen);
    if (tunai.isZero()) throw new Problem('data_tidak_valid', {}, { fee_persen: { rule: 'tunai_habis' } });
    const { jenis_kartu, no_rekening, nik } = masuk;
    const no_kartu = samarkanKartu(masuk.no_kartu);
    return {
      total: jumlah,
      keterangan: keterangan ?? '',
      pelanggan: { kode_member: '', nama, no_hp, alamat: alamat ?? '' },
      kepala: { jenis_kartu, no_rekening, no_kartu, fee_persen, fee_rp, tunai, nik },
      // All that was swiped comes onto the account, and the drawer gives the rest: the fee is what the shop earns.
      bayar: [
        {
          arah: 'MASUK',
          cara: jenis_kartu,
          akun: 'BANK',
          sub: no_rekening,
          kategori: KATEGORI,
          jumlah,
          diterima: jumlah,
          fee_persen,
          no_kartu,
        },
        { arah: 'KELUAR', cara: 'CASH', akun: 'KAS', sub: context.actor.user_id, kategori: KATEGORI, jumlah: tunai },
      ],
      entries: () => moneyEntry('PENDAPATAN_FEE', '', fee_rp.negated(), KATEGORI),
    };
  },
  deeds: { batal: async () => ({}) },
};
