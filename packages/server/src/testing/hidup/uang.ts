import { Dec } from '@kilau/contract/core/dec.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { hitungLaci } from '@kilau/contract/features/tutup/hitung-laci.kind.ts';
import { cekNonCash } from '@kilau/contract/features/uang/cek-non-cash.kind.ts';
import { gesekTunai } from '@kilau/contract/features/uang/gesek-tunai.kind.ts';
import { kirimUang } from '@kilau/contract/features/uang/kirim-uang.kind.ts';
import { mutasiUangBank } from '@kilau/contract/features/uang/mutasi-uang-bank.kind.ts';
import { mutasiUangCash } from '@kilau/contract/features/uang/mutasi-uang-cash.kind.ts';
import { pengalihanSaldo } from '@kilau/contract/features/uang/pengalihan-saldo.kind.ts';
import { terimaUang } from '@kilau/contract/features/uang/terima-uang.kind.ts';
import { uangBank } from '@kilau/contract/features/uang/uang-bank.kind.ts';
import { uangKas } from '@kilau/contract/features/uang/uang-kas.kind.ts';
import type { KindKey } from '@kilau/contract/registry.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { laciHari } from '../../features/tutup/laci-hari.ts';
import { daftarNonCash } from '../../features/uang/non-cash.ts';
import { uangHari } from '../../features/uang/pengalihan-uang.ts';
import { SHOP } from '../shop.ts';
import { TETANGGA, type Dadu, type Isi, type Kejadian, type TokoHidup } from './toko.ts';

const BCA = { bank: 'BCA', rekening: '008123' } as const;
const BRI = { bank: 'BRI', rekening: '770011' } as const;
const JUTA = 1_000_000;
const LACI = ['KASIR1', 'KASIR2'] as const;

/** A few millions, or some hundreds of thousands. */
const sejumlah = (dadu: Dadu, juta = 3): number => 50_000 + dadu.lempar(juta * JUTA);

/** Money beside the trade; a drawer that bought much needs more of it. */
const kas: Kejadian = {
  nama: 'uang kas',
  bobot: 2,
  lakukan: (toko, tx, dadu) =>
    toko.papers.make(
      tx,
      'uang-kas',
      kindSchema(uangKas).parse({
        arah: dadu.sekali(3) ? 'AMBIL' : 'TAMBAH',
        kode_transaksi: 'RECEH',
        jumlah: (1 + dadu.lempar(5)) * JUTA,
        keterangan: 'RECEH',
      }),
      toko.kasir(dadu),
    ),
};

const bank: Kejadian = {
  nama: 'uang bank',
  bobot: 1,
  lakukan: (toko, tx, dadu) =>
    toko.papers.make(
      tx,
      'uang-bank',
      kindSchema(uangBank).parse({
        arah: dadu.sekali(3) ? 'AMBIL' : 'TAMBAH',
        no_rekening: dadu.sekali(3) ? BRI.rekening : BCA.rekening,
        kode_transaksi: 'RECEH',
        jumlah: sejumlah(dadu),
        keterangan: 'BANK',
      }),
      toko.kasir(dadu),
    ),
};

/** Between two accounts of the shop, or between a drawer and one of them. */
const mutasi: Kejadian = {
  nama: 'mutasi',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const isi = { jumlah: sejumlah(dadu, 2), keterangan: 'SETOR', kategori: 'RECEH' };
    const [asal, tujuan] = dadu.sekali(2) ? [BCA, BRI] : [BRI, BCA];
    if (dadu.sekali(3)) {
      const antar = {
        asal: asal.bank,
        asal_rekening: asal.rekening,
        tujuan: tujuan.bank,
        tujuan_rekening: tujuan.rekening,
      };
      const body = kindSchema(mutasiUangBank).parse({ ...isi, ...antar });
      return toko.papers.make(tx, 'mutasi-uang-bank', body, toko.kasir(dadu));
    }
    const antar = dadu.sekali(3)
      ? { asal: asal.bank, asal_rekening: asal.rekening, tujuan: 'CASH' }
      : { asal: 'CASH', tujuan: tujuan.bank, tujuan_rekening: tujuan.rekening };
    const body = kindSchema(mutasiUangCash).parse({ ...isi, ...antar });
    return toko.papers.make(tx, 'mutasi-uang-cash', body, toko.kasir(dadu));
  },
};

/** What came to one drawer today is handed on to the other. */
const alih: Kejadian = {
  nama: 'pengalihan saldo',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const dari = LACI[dadu.lempar(2)] ?? LACI[0];
    const ada = (await uangHari(tx, SHOP.kode_toko, toko.tgl, null, dari)).filter(({ jumlah }) => jumlah.gt(0));
    const { urut = 999_999, entri = 1 } = dadu.pilih(ada) ?? {};
    const isi = { ke_user: dari === 'KASIR1' ? 'KASIR2' : 'KASIR1', uang: [{ urut, entri, dari_user: dari }] };
    return toko.papers.make(tx, 'pengalihan-saldo', kindSchema(pengalihanSaldo).parse(isi), toko.kasir(dadu));
  },
};

const gesek: Kejadian = {
  nama: 'gesek tunai',
  bobot: 1,
  lakukan: (toko, tx, dadu) =>
    toko.papers.make(
      tx,
      'gesek-tunai',
      kindSchema(gesekTunai).parse({
        jenis_kartu: dadu.sekali(2) ? 'DEBET' : 'CREDIT',
        no_rekening: BCA.rekening,
        jumlah: sejumlah(dadu, 2),
        fee_persen: 3,
        no_kartu: '8812',
        nama: 'BU HARTINI',
        nik: '3273010101010004',
        no_hp: '081233445566',
      }),
      toko.kasir(dadu),
    ),
};

const kirim: Kejadian = {
  nama: 'kirim uang',
  bobot: 1,
  lakukan: (toko, tx, dadu) =>
    toko.papers.make(
      tx,
      'kirim-uang',
      kindSchema(kirimUang).parse({ jumlah: sejumlah(dadu, 2), kode_tujuan: TETANGGA, no_reff: 'SEGEL' }),
      toko.kasir(dadu),
    ),
};

/** The neighbour sends money, and it is received here at once or later. */
const terima: Kejadian = {
  nama: 'terima uang',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const rekan = toko.tetangga();
    if (dadu.sekali(2)) {
      const isi = kindSchema(kirimUang).parse({ jumlah: sejumlah(dadu, 2), kode_tujuan: SHOP.kode_toko });
      await toko.papers.make(tx, 'kirim-uang', isi, rekan);
    }
    const { nomor = '-' } =
      (await tx.maybe<{ nomor: string }>(
        `select d.nomor from dokumen d where d.kode_toko = $1 and d.jenis = 'kirim-uang' and d.status = 'OPEN'
           and not exists (select from terima_uang t
             join dokumen r on r.kode_toko = t.kode_toko and r.jenis = 'terima-uang' and r.nomor = t.nomor
             where t.kode_toko = $2 and t.nomor_referensi = d.nomor and r.status = 'DONE')
         order by d.nomor limit 1`,
        [TETANGGA, SHOP.kode_toko],
      )) ?? {};
    const isi = kindSchema(terimaUang).parse({ nomor_referensi: nomor });
    return toko.papers.make(tx, 'terima-uang', isi, toko.kasir(dadu));
  },
};

/** A payment by bank is found on its account, as it was booked or with something missing. */
const cek: Kejadian = {
  nama: 'cek non cash',
  bobot: 2,
  async lakukan(toko, tx, dadu) {
    const context = toko.kasir(dadu);
    const diminta = { tgl_from: null, tgl_to: null, no_rekening: null, cara: null, keadaan: 'BELUM' };
    const { data } = await daftarNonCash(tx, context.shop, diminta);
    const row = dadu.pilih(data);
    const seharusnya = Dec.from(row?.seharusnya ?? 0).toJSON();
    const kurang = dadu.sekali(2) && seharusnya > JUTA / 100;
    const isi = {
      jenis_dokumen: row?.jenis_dokumen ?? 'penjualan',
      no_dokumen: row?.no_dokumen ?? '-',
      ke_bayar: row?.ke_bayar ?? 1,
      baris_bayar: row?.baris_bayar ?? 1,
      ...(kurang ? { hasil: 'SELISIH', jumlah_masuk: seharusnya - 5000, sebab: 'FEE' } : { hasil: 'VALID' }),
    };
    return toko.denganIzin(tx, context, (otorisasi) =>
      toko.papers.make(tx, 'cek-non-cash', kindSchema(cekNonCash).parse(isi), context, otorisasi),
    );
  },
};

/** A drawer is counted in the midst of the day: right, or a little short or over. */
const hitung: Kejadian = {
  nama: 'hitung laci',
  bobot: 1,
  async lakukan(toko, tx, dadu) {
    const laci = dadu.pilih(await laciHari(tx, SHOP.kode_toko, toko.tgl));
    const beda = dadu.sekali(2) ? 0 : (dadu.lempar(3) - 1) * 5000;
    const dihitung = Math.max(0, Dec.from(laci?.buku ?? 0).toJSON() + beda);
    const isi = { laci: laci?.user_id ?? 'KASIR1', dihitung, beban: dadu.sekali(2) ? 'TOKO' : 'KASIR' };
    const context = toko.kerja('OWNER', 'OWN');
    return toko.denganIzin(tx, context, (otorisasi) =>
      toko.papers.make(tx, 'hitung-laci', kindSchema(hitungLaci).parse(isi), context, otorisasi),
    );
  },
};

const KERTAS: readonly KindKey[] = [
  'uang-kas',
  'uang-bank',
  'mutasi-uang-bank',
  'mutasi-uang-cash',
  'pengalihan-saldo',
  'gesek-tunai',
  'kirim-uang',
  'terima-uang',
  'cek-non-cash',
  'hitung-laci',
];

/** One of the papers of money that stand is taken back. */
async function tarik(toko: TokoHidup, tx: Tx, dadu: Dadu): Promise<void> {
  const key = dadu.pilih(KERTAS) ?? 'uang-kas';
  const nomor = dadu.pilih(await toko.kertas(tx, key, key === 'kirim-uang' ? 'OPEN' : 'DONE')) ?? '-';
  const input: Isi = { alasan: 'SALAH' };
  const context = toko.kerja('OWNER', 'OWN');
  return toko.denganIzin(tx, context, (otorisasi) =>
    toko.papers.done(tx, key, nomor, 'batal', { input, otorisasi, context }),
  );
}
const batal: Kejadian = { nama: 'batal uang', bobot: 3, lakukan: tarik };

/** What becomes of money beside the trade. */
export const kejadianUang: readonly Kejadian[] = [kas, bank, mutasi, alih, gesek, kirim, terima, cek, hitung, batal];
