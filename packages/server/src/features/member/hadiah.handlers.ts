import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type { stokHadiah } from '@kilau/contract/features/member/stok-hadiah.kind.ts';
import type { tukarPoint } from '@kilau/contract/features/member/tukar-point.kind.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import { giftEntries, moneyEntry, pointEntries } from '../../ledger/entry.ts';
import { lewatkanPoin, tahanSebelumNomor } from '../../trade/poin/antar-poin.ts';
import { tamuOf } from '../../trade/poin/tamu.ts';
import { memberDenganPoin, pegangHadiah, pegangPoin } from './pegang.ts';

const JENIS = 'tukar-point';
const TUKAR_POINT = 'TUKAR POINT';
const STOK_HADIAH = 'STOK HADIAH';
/** Where gifts come from and go to: what they cost is a cost of gifts, or the owner's capital where nobody paid. */
const HADIAH = 'HADIAH';
const MODAL = 'MODAL';

/** A member takes gifts for his points. */
export const tukarPointHandlers: KindHandlers<typeof tukarPoint> = {
  make: async (work, { kode_member, kode_hadiah, jumlah, keterangan }) => {
    const { pelanggan, saldo } = await memberDenganPoin(work, kode_member);
    const hadiah = await pegangHadiah(work, kode_hadiah);
    const poin = hadiah.poin * jumlah;
    saldo.cukup(poin, 'kode_hadiah');
    hadiah.cukup(jumlah, 'jumlah');
    const keluar = { jumlah: Dec.from(-jumlah), nilai: hadiah.nilaiOf(jumlah).negated() };
    return {
      keterangan: keterangan ?? '',
      pelanggan,
      kepala: { kode_hadiah, nama_hadiah: hadiah.nama_hadiah, jumlah, poin_satuan: hadiah.poin, poin },
      ahead: () => tahanSebelumNomor(work, JENIS, kode_member, Dec.from(poin)),
      entries: async (nomor) => [
        ...pointEntries(kode_member, Dec.from(-poin), TUKAR_POINT),
        ...giftEntries(kode_hadiah, keluar, HADIAH, TUKAR_POINT),
        ...(await lewatkanPoin(work, kode_member, { jenis: JENIS, nomor, ke: 1 }, { dapat: 0, pakai: Dec.from(poin) })),
      ],
    };
  },
  deeds: {
    batal: async (work, { nomor, versi, kode_member, kepala }) => {
      const { kode_toko } = work.context.shop;
      // What he gets back needs no word of the shop that keeps him.
      if (await tamuOf(work.tx, kode_toko, kode_member)) {
        await lewatkanPoin(work, kode_member, { jenis: JENIS, nomor, ke: versi + 1 }, { dapat: 0, pakai: Dec.zero });
      } else await pegangPoin(work, kode_member);
      await pegangHadiah(work, kepala.kode_hadiah);
      return {};
    },
  },
};

/** Gifts that are taken, and what they cost at the average. */
async function diambil(work: Work, kode_hadiah: string, jumlah: number) {
  const hadiah = await pegangHadiah(work, kode_hadiah);
  hadiah.cukup(jumlah, 'jumlah');
  return { hadiah, nilai: hadiah.nilaiOf(jumlah) };
}

/** What gifts that are taken cost is worked out, and nothing is paid for them. */
function assertTanpaHarga({ harga_satuan, tunai }: Pick<KindInput<typeof stokHadiah>, 'harga_satuan' | 'tunai'>): void {
  const hanya: RuleBreak = { rule: 'hanya_untuk_tambah' };
  const breaks = { ...(!harga_satuan.isZero() && { harga_satuan: hanya }), ...(tunai && { tunai: hanya }) };
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
}

/** Gifts come into the shop or are taken; what came must still be there when that is taken back. */
export const stokHadiahHandlers: KindHandlers<typeof stokHadiah> = {
  make: async (work, { arah, kode_hadiah, jumlah, harga_satuan, tunai, keterangan }) => {
    const kepala = { arah, kode_hadiah, jumlah };
    if (arah === 'AMBIL') {
      assertTanpaHarga({ harga_satuan, tunai });
      const { hadiah, nilai } = await diambil(work, kode_hadiah, jumlah);
      const keluar = { jumlah: Dec.from(-jumlah), nilai: nilai.negated() };
      return {
        keterangan,
        kepala: { ...kepala, nama_hadiah: hadiah.nama_hadiah, harga_satuan: Dec.zero, tunai: false },
        entries: () => giftEntries(kode_hadiah, keluar, HADIAH, STOK_HADIAH),
      };
    }
    const { nama_hadiah } = await pegangHadiah(work, kode_hadiah);
    const nilai = harga_satuan.times(jumlah);
    const dibayar = tunai && !nilai.isZero();
    const sub = work.context.actor.user_id;
    return {
      total: nilai,
      keterangan,
      kepala: { ...kepala, nama_hadiah, harga_satuan, tunai: dibayar },
      bayar: dibayar ? [{ arah: 'KELUAR', cara: 'CASH', akun: 'KAS', sub, kategori: STOK_HADIAH, jumlah: nilai }] : [],
      entries: () => [
        ...giftEntries(kode_hadiah, { jumlah: Dec.from(jumlah), nilai }, dibayar ? HADIAH : MODAL, STOK_HADIAH),
        ...(dibayar ? moneyEntry('BIAYA_HADIAH', '', nilai, STOK_HADIAH) : []),
      ],
    };
  },
  deeds: {
    batal: async (work, { kepala }) => {
      const hadiah = await pegangHadiah(work, kepala.kode_hadiah);
      if (kepala.arah === 'TAMBAH') hadiah.utuh(kepala.jumlah, kepala.harga_satuan.times(kepala.jumlah));
      return {};
    },
  },
};
