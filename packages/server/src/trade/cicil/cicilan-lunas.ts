import type { JenisPelanggan } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import type { Customer, Work } from '../../engine/paper/kind.ts';
import { HARGA_JANJI, type HargaJanji } from '../titip/barang-titip.ts';

/** Instalments of which nothing is open any more, as the sale that they make goes by them. */
export interface CicilanLunas extends Customer {
  readonly no_faktur_cicil: string;
  readonly kode_sales: string;
  readonly jenis_pelanggan: JenisPelanggan;
  readonly barang: readonly HargaJanji[];
}

/** Instalments with their pieces at the price that was agreed on. Their head is held by the deed that pays the last. */
export async function cicilanLunas({ tx, context }: Work, nomor: string): Promise<CicilanLunas> {
  const { kode_toko } = context.shop;
  const kepala = await tx.one<Omit<CicilanLunas, 'barang'>>(
    `select no_faktur_cicil, kode_sales, jenis_pelanggan, kode_member, nama, no_hp, alamat from cicilan
     where kode_toko = $1 and no_faktur_cicil = $2`,
    [kode_toko, nomor],
  );
  const barang = await tx.query<HargaJanji>(
    `select ${HARGA_JANJI} from cicilan_barang b where b.kode_toko = $1 and b.no_faktur_cicil = $2 order by b.baris`,
    [kode_toko, nomor],
  );
  return { ...kepala, barang };
}

/** Number of the instalments that a sale was made by: its payment draws on them. */
export const nomorCicilan = async ({ tx, context }: Work, no_penjualan: string): Promise<string> => {
  const { sumber } = await tx.one<{ sumber: string }>(
    `select sumber from pembayaran
     where kode_toko = $1 and jenis = 'penjualan' and nomor = $2 and ke = 1 and sumber_jenis = 'cicilan'`,
    [context.shop.kode_toko, no_penjualan],
  );
  return sumber;
};
