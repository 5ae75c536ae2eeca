import {
  GOLONGAN,
  JENIS_AKUN,
  JURNAL,
  KERTAS_BEBAS,
  kodeAkun,
  type JenisAkun,
  type Posisi,
} from '@kilau/contract/features/uang/jurnal.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import { NILAI, type AkunCurah, type Entry } from '../../../ledger/entry.ts';

/** Accounts of the ledger that hold no rupiah. */
type Barang = AkunCurah | 'STOK' | 'KIRIM' | 'CUCI' | 'CUCI_MANUAL' | 'LUAR' | 'POIN' | 'HADIAH' | 'BAWAAN' | 'JAMINAN';
/** Accounts that papers to come will post on (documents.md). */
type Kelak = 'UANG_KIRIM' | 'UANG_PERJALANAN' | 'RK' | 'RK_TOKO' | 'BONUS';

/**
 * The kind of account that rupiah of a ledger account stand on. What was paid for goods meets what they are worth on
 * HPP, so that only the difference stays there, none where both are the same. What
 * an exchange brings is stock until its purchase has taken it in.
 */
const JENIS_UANG = {
  KAS: 'KAS',
  BANK: 'BANK',
  PENJUALAN: 'PENJUALAN',
  PEMBELIAN: 'HPP',
  PPN: 'PPN',
  BIAYA_FEE: 'BIAYA_FEE',
  PENDAPATAN_LAIN: 'PENDAPATAN_LAIN',
  BIAYA_LAIN: 'BIAYA_LAIN',
  BIAYA_CUCI: 'BIAYA_CUCI',
  MODAL: 'MODAL',
  SELISIH_KAS: 'SELISIH_KAS',
  PIUTANG_KARYAWAN: 'PIUTANG_KARYAWAN',
  PENDAPATAN_BATAL: 'PENDAPATAN_BATAL',
  PENDAPATAN_FEE: 'PENDAPATAN_FEE',
  TITIPAN: 'HUTANG_TITIPAN',
  PESANAN: 'HUTANG_PESANAN',
  PRE_ORDER: 'HUTANG_PO',
  CICILAN: 'HUTANG_CICILAN',
  TUKAR: 'PERSEDIAAN_PROSES',
  PIUTANG_MARKETPLACE: 'PIUTANG_MARKETPLACE',
  BIAYA_POIN: 'BIAYA_POIN',
  BIAYA_HADIAH: 'BIAYA_HADIAH',
  POTONGAN_PENJUALAN: 'POTONGAN_PENJUALAN',
  UANG_KIRIM: 'UANG_PERJALANAN',
  UANG_PERJALANAN: 'UANG_PERJALANAN',
  RK: 'RK_TOKO',
  RK_TOKO: 'RK_TOKO',
  HUTANG: 'PIUTANG_HUTANG',
  BUNGA: 'PENDAPATAN_BUNGA',
  BIAYA_LELANG: 'PENDAPATAN_LAIN',
  RUGI_LELANG: 'HPP',
  GANTI_RUGI: 'BIAYA_HANCUR',
  KELEBIHAN: 'KELEBIHAN_LELANG',
  SERVICE: 'PENDAPATAN_SERVICE',
  DENDA: 'PENDAPATAN_DENDA',
  PENDAPATAN_CICILAN: 'PENDAPATAN_CICILAN',
  BONUS: 'BIAYA_BONUS',
} as const satisfies Readonly<Record<Exclude<Entry['akun'], Barang> | Kelak, JenisAkun>>;

/** Where goods come from and go to, by the name of the outside (`LUAR`). */
const JENIS_LUAR: Readonly<Record<string, JenisAkun>> = {
  PELANGGAN: 'HPP',
  SUPPLIER: 'HUTANG_SUPPLIER',
  INPUT: 'MODAL',
  MODAL: 'MODAL',
  HANCUR: 'BIAYA_HANCUR',
  WASTING: 'BEBAN_WASTING',
  // What lies between the cost of grams that came from the goldsmith and the average at which they went.
  LEBUR: 'HPP',
  HILANG: 'BIAYA_HANCUR',
  HADIAH: 'BIAYA_HADIAH',
};

/** Warehouses of what is bought and not yet for sale, and of what is on its way. */
const { pembelian, sortir, cuci, lebur } = GUDANG_BAWAAN;
const PROSES = [pembelian, sortir, cuci, lebur];

const teks = (text: string): string => `'${text}'`;
const daftar = (names: readonly string[]): string => names.map(teks).join(', ');
const menurut = (kolom: string, peta: Readonly<Record<string, string>>): string =>
  `case ${kolom} ${Object.entries(peta)
    .map(([dari, ke]) => `when ${teks(dari)} then ${teks(ke)}`)
    .join(' ')} end`;

/** Kind of account of an entry `e`; null where nobody has said it. */
const JENIS = `case when e.aset = 'IDR' then ${menurut('e.akun', JENIS_UANG)}
  when e.akun = 'STOK' then case when e.kode_gudang in (${daftar(PROSES)}) then 'PERSEDIAAN_PROSES'
    when e.kode_gudang = ${teks(GUDANG_BAWAAN.kirim)} then 'PERSEDIAAN_KIRIM' else 'PERSEDIAAN' end
  when e.akun = 'CUCI' then 'PERSEDIAAN_PROSES' when e.akun = 'KIRIM' then 'PERSEDIAAN_KIRIM'
  when e.akun = 'CURAH' then 'PERSEDIAAN' when e.akun = 'HADIAH' then 'PERSEDIAAN_HADIAH'
  when e.akun = 'RK' then 'RK_TOKO' when e.akun = 'LUAR' then ${menurut('e.sub', JENIS_LUAR)} end`;

/** The journal that an entry `e` of a posting `p` belongs to. */
const TRX = `case when p.jenis in (${daftar(KERTAS_BEBAS)}) then
    case when e.akun = 'PENDAPATAN_LAIN' then 'UANG MASUK' when e.akun in ('BIAYA_LAIN', 'BIAYA_FEE') then 'UANG KELUAR'
      when (e.jumlah > 0) = (p.membalik is null) then 'UANG MASUK' else 'UANG KELUAR' end
  else e.kategori end`;

const LAWAN: Readonly<Record<Posisi, Posisi>> = { DEBET: 'KREDIT', KREDIT: 'DEBET' };
const SISI: readonly Posisi[] = ['DEBET', 'KREDIT'];

/**
 * Where each side of each kind of account of each category is booked: on its own line, or on that of the other side,
 * which is the one that is taken back. A category `BATAL …` without a journal of its own has that of the deed it
 * mirrors.
 */
function garis(): string[] {
  const milik = new Map<string, { readonly type: string; readonly kode_akun: string }>();
  const trxAda = new Set(JURNAL.map(({ trx }) => trx));
  const lines = JURNAL.flatMap(({ trx, type, baris }) => baris.map((row) => ({ trx, type, ...row })));
  for (const { trx, type, posisi, jenis_akun } of lines) {
    milik.set(`${trx}|${jenis_akun}|${posisi}`, { type, kode_akun: kodeAkun(posisi, jenis_akun) });
  }
  const rows = new Map<string, string>();
  for (const { trx, jenis_akun } of lines) {
    for (const posisi of SISI) {
      const ada = milik.get(`${trx}|${jenis_akun}|${posisi}`) ?? milik.get(`${trx}|${jenis_akun}|${LAWAN[posisi]}`);
      if (!ada) continue;
      const isi = [trx, ada.type, ada.kode_akun].map(teks).join(', ');
      rows.set(`${trx}|${jenis_akun}|${posisi}`, `(${[trx, jenis_akun, posisi].map(teks).join(', ')}, ${isi})`);
      const batal = `BATAL ${trx}`;
      if (trxAda.has(batal)) continue;
      rows.set(
        `${batal}|${jenis_akun}|${posisi}`,
        `(${[batal, jenis_akun, LAWAN[posisi]].map(teks).join(', ')}, ${isi})`,
      );
    }
  }
  return [...rows.values()];
}
const GARIS = garis().join(', ');
const AWAL = Object.entries(JENIS_AKUN)
  .map(([jenis, [nomor, nama]]) => `(${[jenis, nomor, nama].map(teks).join(', ')})`)
  .join(', ');

/** What an account is: by its number, or by that of its kind where it begins with no digit. */
const ANGKA_PERTAMA = `left(case when n.nomor_akun ~ '^[1-9]' then n.nomor_akun
  else coalesce(w.nomor_akun, '6') end, 1)`;

/** An account that nobody has said. */
const TAK_DIKENAL = 'BELUM DIPETAKAN';

/** The account of each row of `dari`: of what deeds come to by category and kind of account. */
const padaAkun = (dari: string): string => `select b.*, g.kode_akun is not null as dikenal, g.asal, n.nomor_akun,
    coalesce(a.nama_akun, w.nama_akun, '${TAK_DIKENAL}') as nama_akun, ${menurut(ANGKA_PERTAMA, GOLONGAN)} as golongan
  from ${dari} b
  left join garis g on g.trx = b.trx and g.jenis_akun = b.jenis_akun and g.posisi =
    case when (b.jumlah > 0) <> (b.balik and b.trx not like 'BATAL %') then 'DEBET' else 'KREDIT' end
  left join awal w on w.jenis_akun = b.jenis_akun
  left join kode_transaksi k on k.kode_toko = $1 and k.kode_transaksi = b.sub
    and b.jenis_akun in ('PENDAPATAN_LAIN', 'BIAYA_LAIN')
  left join para_akun_transaksi r on r.kode_toko = $1 and r.trx = g.asal and r.type = g.type
    and r.kode_akun = g.kode_akun
  cross join lateral (select coalesce(k.nomor_akun, r.nomor_akun, w.nomor_akun, '-') as nomor_akun) n
  left join akun a on a.kode_toko = $1 and a.nomor_akun = n.nomor_akun`;

/** What is told apart within an account: what stands at each bank, and what each transaction code came to. */
const SUB = `case when e.akun in ('BANK', 'PENDAPATAN_LAIN', 'BIAYA_LAIN') then e.sub else '' end`;

/**
 * What deeds come to, as a CTE `bersih`: a row for each kind of account of each category, debits above nothing and
 * credits below. Drawers are one account, and so are trays: what moves within one is not told. `$1` is the shop.
 * @param hari condition on the posting `p`.
 */
export const bersihSql = (hari: string): string => `bersih as materialized (
    select p.urut, p.tgl, p.nomor, p.aksi, p.membalik is not null as balik, x.trx, x.jenis_akun, x.sub,
      sum(e.jumlah) as jumlah
    from posting p
    join entri e on e.kode_toko = p.kode_toko and e.posting_id = p.id and e.aset in ('IDR', '${NILAI}')
    cross join lateral (select ${TRX} as trx, coalesce(${JENIS}, '') as jenis_akun, ${SUB} as sub) x
    where p.kode_toko = $1 and ${hari}
    group by p.urut, p.tgl, p.nomor, p.aksi, p.membalik, x.trx, x.jenis_akun, x.sub having sum(e.jumlah) <> 0
  )`;

/** The program's list of journals, and the accounts that a shop begins with. */
const DAFTAR = `garis(trx, jenis_akun, posisi, asal, type, kode_akun) as (values ${GARIS}),
  awal(jenis_akun, nomor_akun, nama_akun) as (values ${AWAL})`;

/**
 * The same with the account of each row, ending in a CTE `jurnal`; `dikenal` says whether the journals know the line,
 * `asal` by which of them.
 * @param hari condition on the posting `p`.
 */
export const jurnalSql = (hari: string): string => `${DAFTAR}, ${bersihSql(hari)},
  jurnal as (${padaAkun('bersih')})`;

/**
 * What stood on each account before `$2`, what came on either side until `$3`: a row `mutasi` for each account. Days
 * that are kept (`jurnal_hari`) are read there, those behind them off the ledger.
 */
export const MUTASI_AKUN = `${DAFTAR},
  ${bersihSql(`p.tgl <= $3 and p.tgl > coalesce((select max(j.tgl) from jurnal_hari j where j.kode_toko = $1),
      '-infinity')`)},
  harian as (
    select trx, jenis_akun, sub, balik, tgl >= $2 as kini, sum(jumlah) as jumlah
    from (
      select tgl, trx, jenis_akun, sub, balik, debet as jumlah from jurnal_hari where kode_toko = $1 and tgl <= $3
      union all
      select tgl, trx, jenis_akun, sub, balik, -kredit from jurnal_hari where kode_toko = $1 and tgl <= $3
      union all
      select tgl, trx, jenis_akun, sub, balik, jumlah from bersih
    ) h
    where jumlah <> 0 group by trx, jenis_akun, sub, balik, tgl >= $2, jumlah > 0
  ),
  mutasi as (
    select golongan, nomor_akun, min(nama_akun) as nama_akun, coalesce(sum(jumlah) filter (where not kini), 0) as awal,
      coalesce(sum(jumlah) filter (where kini and jumlah > 0), 0) as debet,
      coalesce(-sum(jumlah) filter (where kini and jumlah < 0), 0) as kredit, sum(jumlah) as akhir
    from (${padaAkun('harian')}) m group by golongan, nomor_akun
  )`;
