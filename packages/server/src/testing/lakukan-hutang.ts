import type { KindDeed } from '@kilau/contract/core/kind.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import type { Db } from '../platform/database/tx.ts';
import { isiHutang } from './hutang.ts';
import { papersOf } from './papers.ts';
import { atWork, SHOP } from './shop.ts';
import { tunai, type Isi } from './titipan.ts';

const { kode_toko } = SHOP;
export type Modules = Readonly<Partial<Record<ModuleKey, string>>>;

/** What is done to loans in a test, and what came of it. */
export function hutangDi(shop: { readonly db: Db }) {
  const papers = papersOf(shop);
  const kerja = (user = 'KASIR1', modules: Modules = {}) => atWork(user, 'KASIR', modules);
  const pada = (tgl: string) =>
    shop.db.query(`update hari_toko set tgl_system = $2 where kode_toko = $1`, [kode_toko, tgl]);
  const parsed = (deed: keyof typeof hutang.deeds, input: Isi): Isi =>
    recordSchema((hutang.deeds[deed] as KindDeed).input ?? {}).parse(input);
  const hutangBaru = async (more: Isi = {}, context = kerja()): Promise<string> =>
    shop.db.tx((tx) => papers.make(tx, 'hutang', isiHutang(more), context));
  const lakukan = (nomor: string, deed: keyof typeof hutang.deeds, input: Isi = {}, context = kerja()) =>
    shop.db.tx((tx) => papers.done(tx, 'hutang', nomor, deed, { input: parsed(deed, input), context }));
  const bayar = (
    nomor: string,
    deed: 'bunga' | 'perpanjang' | 'sebagian' | 'pelunasan',
    jumlah: number,
    context = kerja(),
  ) => lakukan(nomor, deed, { bayar: [tunai(jumlah)] }, context);
  const disetujui = (
    nomor: string,
    deed: keyof typeof hutang.deeds,
    {
      worked = {},
      oleh = 'OWNER',
      context = kerja(),
      ...input
    }: Isi & { worked?: Isi; oleh?: string; context?: ReturnType<typeof kerja> },
  ) =>
    shop.db.tx((tx) =>
      papers.approved(tx, 'hutang', nomor, deed, {
        input: parsed(deed, { alasan: 'salah', ...input }),
        worked,
        oleh,
        context,
      }),
    );
  /** What is taken back, as it is approved. */
  const sebesar = (jumlah_batal: number) => ({ worked: { jumlah_batal } });
  /** A loan whose money went. */
  async function berjalan(more: Isi = {}): Promise<string> {
    const nomor = await hutangBaru(more);
    await lakukan(nomor, 'validasi');
    return nomor;
  }

  const kepala = (nomor: string) =>
    shop.db.one<Record<string, unknown>>(
      `select d.status, d.sisa::float8 as sisa, d.saldo::float8 as saldo, to_char(k.tgl_bunga, 'YYYY-MM-DD') as tgl_bunga,
         to_char(k.jatuh_tempo, 'YYYY-MM-DD') as jatuh_tempo, to_char(k.tgl_lunas, 'YYYY-MM-DD') as tgl_lunas
       from dokumen d join hutang k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
       where d.kode_toko = $1 and d.jenis = 'hutang' and d.nomor = $2`,
      [kode_toko, nomor],
    );
  /** What a deed has posted, in the words of docs/documents.md. */
  const entri = async (nomor: string, ke: number) =>
    (
      await shop.db.query<{ kata: string }>(
        `select concat_ws(' ', e.aset, concat_ws('/', akun, nullif(coalesce(nullif(sub, ''), kode_gudang), '')),
           trim_scale(sum(jumlah))) as kata
         from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
         where p.kode_toko = $1 and p.nomor = $2 and p.aksi like '% ' || $3
         group by e.aset, akun, sub, kode_gudang having sum(jumlah) <> 0 order by e.aset, akun, sub`,
        [kode_toko, nomor, ke],
      )
    ).map(({ kata }) => kata);
  return { papers, kerja, pada, hutangBaru, lakukan, bayar, disetujui, sebesar, berjalan, kepala, entri };
}
