import { KYC_KOSONG } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { TANPA_PASAR_MASUK } from '@kilau/contract/features/penjualan/pasar.fields.ts';
import { simpanPenjualan, validasiPenjualan } from '../../features/penjualan/api.ts';
import type { Db, Tx } from '../../platform/database/tx.ts';
import { dikirim } from '../../trade/bayar/bayar.ts';
import { pegangBarangJual } from '../../trade/harga/barang-jual.ts';
import { hargaJual } from '../../trade/harga/harga-barang.ts';
import type { Branch } from './day.ts';
import { SALES } from './people.ts';

/** Code, kind, value, least purchase, most it takes off, and whether it is over. */
const KUPON = [
  ['HEMAT50', 'RP', 50_000, 500_000, null, false],
  ['HEMAT75', 'RP', 75_000, 500_000, null, false],
  ['ULTAH10', 'PERSEN', 10, 2_000_000, 300_000, false],
  ['LAMA25', 'RP', 25_000, 0, null, true],
] as const;
/** Group, by what, rupiah. */
const BONUS = [
  ['700', 'GRAM', 2000],
  ['375', 'GRAM', 1000],
  [null, 'PCS', 5000],
] as const;
/** So many points pay at most. */
const POIN_DIPAKAI = 20;

/** Coupons of the shop, and what its sales people earn. */
export async function seedKuponBonus(tx: Tx, kode_toko: string, firstDay: string): Promise<void> {
  await tx.query(
    `insert into kupon (kode_toko, kode_kupon, keterangan, jenis, nilai, min_belanja, maks_potongan, tgl_mulai,
        tgl_selesai, dibuat_oleh, diubah_oleh)
      select $1, k->>0, '', k->>1, (k->>2)::bigint, (k->>3)::numeric, (k->>4)::numeric, $2,
        case when (k->>5)::boolean then $2::date end, 'DEMO', 'DEMO' from jsonb_array_elements($3::jsonb) k`,
    [kode_toko, firstDay, JSON.stringify(KUPON)],
  );
  await tx.query(
    `insert into para_bonus_sales (kode_toko, _id, kode_group, tipe, bonus, dibuat_oleh, diubah_oleh)
      select $1, gen_random_uuid()::text, b->>0, b->>1, (b->>2)::numeric, 'DEMO', 'DEMO'
      from jsonb_array_elements($2::jsonb) b`,
    [kode_toko, JSON.stringify(BONUS)],
  );
}

/** The member with the most points has paid with some of them today, and with a coupon. */
export async function payWithPoints(db: Db, { cashier, stock }: Branch): Promise<void> {
  const { kode_toko } = cashier.shop;
  const member = await db.maybe<{ kode_member: string; poin: Dec }>(
    `select sub as kode_member, sum(jumlah) as poin from saldo
     where kode_toko = $1 and aset = 'POIN' and akun = 'POIN' group by sub order by 2 desc, 1 limit 1`,
    [kode_toko],
  );
  const [piece] = stock.splice(-1);
  if (!member || !piece) return;
  const poin = Dec.min(member.poin, POIN_DIPAKAI).toJSON();
  await db.tx(async (tx) => {
    const { kode_barcode } = piece;
    const found = (await pegangBarangJual(tx, kode_toko, [kode_barcode])).get(kode_barcode);
    if (!found) throw new Error(`the demo has no ${kode_barcode}`);
    const polos = { berat: null, harga_gram: null, harga_jual: null, ongkos: null };
    const nomor = await simpanPenjualan(
      tx,
      cashier,
      {
        kode_sales: SALES[0].kode_sales,
        keterangan: null,
        otorisasi_limit: null,
        kyc: KYC_KOSONG,
        pelanggan: { jenis: 'MEMBER', kode_member: member.kode_member, nama: null, no_hp: null, alamat: null },
        barang: [
          { kode_barcode, ...polos, diskon_rp: null, diskon_persen: null, otorisasi: null, ...TANPA_PASAR_MASUK },
        ],
        aksesoris: [],
        bayar: [
          dikirim('POIN', null, { poin }),
          dikirim('KUPON', null, { kode_kupon: 'HEMAT50' }),
          dikirim('CASH', hargaJual(cashier, found).jual.harga_total),
        ],
      },
      `demo-poin-${kode_barcode}`,
    );
    await validasiPenjualan(tx, cashier, nomor);
  });
}
