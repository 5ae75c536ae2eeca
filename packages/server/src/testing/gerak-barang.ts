import type { Dec } from '@kilau/contract/core/dec.ts';
import type { TampilBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { WorkContext } from '../platform/context.ts';
import { differences } from './checks.ts';
import type { TestDb } from './database.ts';
import { beriKadar } from './kadar-baru.ts';
import { batalkan, hancurkan, pindahkan } from './kertas-barang.ts';
import { atWork, openShop, SHOP } from './shop.ts';
import { jadikan } from './keadaan-barang.ts';

/** Pieces of the small shop are moved, destroyed and given another purity, with the approvals that it takes. */
export class GerakBarang {
  readonly #shop: Pick<TestDb, 'db'>;
  #keys = 0;

  constructor(shop: Pick<TestDb, 'db'>) {
    this.#shop = shop;
  }

  /** The small shop with trays P1 to P9, a gudang and a condition for what is destroyed. */
  readonly buka = async (): Promise<void> => {
    await openShop(this.#shop.db);
    await this.#shop.db.query(
      `insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual) values ('KL01', 'HANCUR', 'HANCUR', false)`,
    );
    await this.#shop.db.query(
      `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
        select 'KL01', 'P' || n, 'P', 'TOKO', 150, 0.25 from generate_series(1, 9) n`,
    );
    await this.#shop.db.query(
      `insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ('KL01', 'RSK', 'RUSAK')`,
    );
  };

  readonly kunci = () => `kunci-${(this.#keys += 1)}`;

  readonly pindah = (
    kode: readonly string[],
    kode_baki = 'A02',
    { dari_baki, kode_gudang = 'TOKO' }: { dari_baki?: string; kode_gudang?: string } = {},
    context: WorkContext = atWork(),
  ) =>
    this.#shop.db.tx((tx) => {
      const barang = kode.map((kode_barcode) => ({ kode_barcode, dari_baki }));
      return pindahkan(tx, { kode_gudang, kode_baki, barang }, this.kunci(), { context });
    });

  readonly satuBaki = (dari_baki: string, kode_baki: string, kode_gudang = 'TOKO') =>
    this.#shop.db.tx((tx) => pindahkan(tx, { dari_baki, kode_gudang, kode_baki }, this.kunci()));

  readonly batal = (nomor: string, disetujui_oleh = 'SPV1') =>
    this.#shop.db.tx((tx) => batalkan(tx, nomor, { disetujui_oleh }));

  readonly hancur = (kode: readonly string[], kode_kondisi = 'RSK', disetujui_oleh = 'SPV1') =>
    this.#shop.db.tx((tx) => hancurkan(tx, kode, this.kunci(), { disetujui_oleh }, kode_kondisi));

  readonly batalkanHancur = (nomor: string, kode_baki: string | null, disetujui_oleh = 'SPV1') =>
    this.#shop.db.tx((tx) => batalkan(tx, nomor, { disetujui_oleh }, { kode_baki }));

  readonly kadarBaru = async (kode: string, kadar: string, kadar_cetak: string | null = null, tanpa_cetak = false) => {
    const baru = { kode_barcode: kode, kadar, kadar_cetak, tanpa_cetak };
    return this.#shop.db.tx((tx) => beriKadar(tx, baru, this.kunci()));
  };

  /** One piece as it is now. */
  readonly bacaBarang = (kode: string) =>
    this.#shop.db.one<{
      status: string;
      kode_gudang: string;
      kode_baki: string;
      pemilik_nomor: string | null;
      klaim_nomor: string | null;
      kadar: Dec;
      kadar_cetak: string;
    }>(
      `select status, kode_gudang, kode_baki, pemilik_nomor, klaim_nomor, kadar, kadar_cetak from barang
       where kode_barcode = $1`,
      [kode],
    );

  /** What an account holds, in all its parts or in one. */
  readonly gram = async (aset: string, akun = 'STOK', sub = '') =>
    (
      await this.#shop.db.one<{ jumlah: Dec | null }>(
        `select sum(jumlah) as jumlah from saldo where kode_toko = $1 and aset = $2 and akun = $3 and ($4 = ''
          or sub = $4)`,
        [SHOP.kode_toko, aset, akun, sub],
      )
    ).jumlah?.toString() ?? '0';

  /** Gives a piece a state and the document that has it, as another feature would. */
  readonly status = (kode: string, nilai: TampilBarang, nomor: string) => jadikan(this.#shop.db, kode, nilai, nomor);

  readonly differences = () => differences(this.#shop.db);
}
