import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Customer, Work } from '../../engine/paper/kind.ts';
import { saldoTamu, tamuOf } from '../../trade/poin/tamu.ts';
import { pegangMember } from '../../trade/poin/tarik-poin.ts';

/** What somebody or something has, held until the end of the transaction. */
interface Dipegang {
  readonly jumlah: Dec;
  /** @throws Problem at the field named, unless so many are there. */
  readonly cukup: (diminta: number, field?: string) => void;
}

/** Points of a member, held; of another shop's as that one tells them. @throws Problem `toko_tidak_terjangkau` */
export async function pegangPoin(work: Work, kode_member: string): Promise<Dipegang> {
  const tamu = await tamuOf(work.tx, work.context.shop.kode_toko, kode_member);
  const jumlah = tamu ? await saldoTamu(work.tx, work.context, tamu) : await pegangMember(work, kode_member);
  return {
    jumlah,
    cukup: (diminta, field) => {
      if (jumlah.gte(diminta)) return;
      const rule = { rule: 'poin_tidak_cukup', params: { poin: jumlah.toJSON() } } as const;
      throw new Problem('poin_tidak_cukup', {}, field === undefined ? {} : { [field]: rule });
    },
  };
}

/** A member as the customer of a paper, and his points. */
export async function memberDenganPoin(
  work: Work,
  kode_member: string,
): Promise<{ pelanggan: Customer; saldo: Dipegang }> {
  const saldo = await pegangPoin(work, kode_member);
  const { nama_member, no_hp, alamat } = await work.tx.one<{ nama_member: string; no_hp: string; alamat: string }>(
    `select nama_member, no_hp, coalesce(alamat, '') as alamat from member where kode_toko = $1 and kode_member = $2`,
    [work.context.shop.kode_toko, kode_member],
  );
  return { pelanggan: { kode_member, nama: nama_member, no_hp, alamat }, saldo };
}

/** A gift, held: what it is called and asks for, how many are here, and what they cost. */
interface HadiahDipegang {
  readonly nama_hadiah: string;
  readonly poin: number;
  readonly stok: Dec;
  /** What so many of them cost, at the average: the last ones take what is left. */
  readonly nilaiOf: (jumlah: number) => Dec;
  /** @throws Problem `stok_hadiah_kurang` unless so many are here. */
  readonly cukup: (jumlah: number, field?: string) => void;
  /** @throws Problem `hadiah_sudah_keluar` where so many for so much cannot be taken out of the stock any more. */
  readonly utuh: (jumlah: number, harga: Dec) => void;
}

/** Holds a gift until the end of the transaction. */
export async function pegangHadiah({ tx, context }: Work, kode_hadiah: string): Promise<HadiahDipegang> {
  const which = [context.shop.kode_toko, kode_hadiah];
  const { nama_hadiah, poin } = await tx.one<{ nama_hadiah: string; poin: number }>(
    `select nama_hadiah, poin from hadiah where kode_toko = $1 and kode_hadiah = $2 for update`,
    which,
  );
  const { stok, nilai } = await tx.one<{ stok: Dec; nilai: Dec }>(
    `select coalesce(sum(jumlah) filter (where aset = 'HADIAH'), 0) as stok,
       coalesce(sum(jumlah) filter (where aset = 'NILAI'), 0) as nilai
     from saldo where kode_toko = $1 and akun = 'HADIAH' and sub = $2`,
    which,
  );
  return {
    nama_hadiah,
    poin,
    stok,
    nilaiOf: (jumlah) => (stok.eq(jumlah) ? nilai : nilai.times(jumlah).dividedBy(stok, 0, 'down')),
    cukup: (jumlah, field) => {
      if (stok.gte(jumlah)) return;
      const rule = { rule: 'stok_hadiah_kurang', params: { stok: stok.toJSON() } } as const;
      const fields = field === undefined ? {} : { [field]: rule };
      throw new Problem('stok_hadiah_kurang', { nama_hadiah, stok: stok.toJSON() }, fields);
    },
    utuh: (jumlah, harga) => {
      const sisa = { stok: stok.minus(jumlah), nilai: nilai.minus(harga) };
      const ada = !sisa.stok.isNegative() && !sisa.nilai.isNegative();
      // Of no gifts nothing is left that they cost.
      const habis = sisa.stok.isZero() && !sisa.nilai.isZero();
      if (!ada || habis) throw new Problem('hadiah_sudah_keluar', { nama_hadiah });
    },
  };
}
