import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { KIRIM_MAKS } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import { kirimBarang } from '@kilau/contract/features/kirim-barang/kirim-barang.kind.ts';
import type { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import { modalKembali } from '@kilau/contract/trade/barang/modal-susut.ts';
import { tampilBarang, type KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import { wrongState } from '../../engine/paper/guard.ts';
import type { Done, KindHandlers, Making, Paper, Work } from '../../engine/paper/kind.ts';
import { assertMay } from '../../platform/http/authorise.ts';
import { isiBarang } from '../../trade/barang/baris-barang.ts';
import { tulisBatalTerima, tulisTerimaKirim, type BarangDatang } from '../../trade/barang/kirim.ts';
import type { Oleh } from '../../trade/barang/langkah.ts';
import { pegangBarang, pegangDibeli } from '../../trade/barang/pegang.ts';
import { KEADAAN_KOLOM } from '../../trade/barang/tersedia.ts';
import { bakiTujuan } from '../../trade/gudang/baki.ts';
import { bakiBeli } from '../../trade/gudang/baki-beli.ts';
import { nomorAsli } from '../../trade/toko/nomor-kiriman.ts';
import { bukanKiriman } from './bukan-kiriman.ts';
import { cariKiriman, isiKiriman, pegangKiriman, type BarisDiJalan, type Kiriman } from './di-jalan.ts';
import { mintaFoto } from './foto-barang.ts';
import { TERIMA_UNTUK_CUCI } from './hak-cuci.ts';
import { kabarkan } from './kabarkan.ts';
import { assertKelasAda } from './kelas.ts';

type Terima = typeof terimaBarang;
type Isi = KindInput<Terima>;
const JENIS = 'terima-barang';
const KATEGORI = 'TERIMA BARANG';

const oleh = ({ context: { shop, actor, now } }: Work): Oleh => ({
  kode_toko: shop.kode_toko,
  user_id: actor.user_id,
  waktu: now(),
});

/** Goods on their way to this shop, held against whoever else writes about them. */
async function kirimanDipegang({ tx, context: { shop } }: Work, dicari: string): Promise<Kiriman> {
  const ada = await cariKiriman(tx, shop.kode_toko, dicari);
  if (!ada) throw new Problem('kiriman_barang_tidak_ada', { nomor: dicari });
  const nomor = nomorAsli(dicari);
  await pegangKiriman(tx, ada.dari_toko, nomor);
  const kini = (await cariKiriman(tx, shop.kode_toko, `${ada.dari_toko}/${nomor}`)) ?? ada;
  if (kini.status === 'CANC') throw wrongState(kirimBarang, { nomor, status: kini.status, oleh: kini.input_by });
  return { ...kini, no_kirim: nomor };
}

/** Lines of what was sent by the codes that were scanned, each once and of each nothing said yet. */
function pilih(nomor: string, baris: readonly BarisDiJalan[], kode: readonly string[]): BarisDiJalan[] {
  const ada = new Map(baris.map((row) => [row.kode_barcode, row]));
  const lihat = new Set<string>();
  return kode.map((kode_barcode) => {
    if (lihat.has(kode_barcode)) throw new Problem('barang_ganda', { kode_barcode });
    lihat.add(kode_barcode);
    const row = ada.get(kode_barcode);
    if (!row || row.hasil !== 'KIRIM') {
      throw bukanKiriman(kode_barcode, nomor, row?.hasil ?? '');
    }
    return row;
  });
}

/** Which of these pieces were here before and went away: they wake in their old rows. */
async function pernahDiSini({ tx, context }: Work, kode: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<KeadaanBarang & { readonly kode_barcode: string }>(
    `select kode_barcode, ${KEADAAN_KOLOM} from barang where kode_toko = $1 and kode_barcode = any($2)
     order by kode_barcode for update`,
    [context.shop.kode_toko, kode],
  );
  const lain = rows.find(({ status, klaim_nomor }) => status !== 'KELUAR' || klaim_nomor !== null);
  if (lain) {
    const status = tampilBarang(lain);
    const keadaan = `pilihan.status_barang.${status}`;
    throw new Problem('barang_sudah_ada', { kode_barcode: lain.kode_barcode, status, keadaan });
  }
  return new Set(rows.map(({ kode_barcode }) => kode_barcode));
}

/** The trays that the pieces go to, held in one order; none of them among what was destroyed. */
async function bakiPenerima(work: Work, barang: Isi['barang']) {
  const { kode_toko } = work.context.shop;
  const ke = new Map<string, string>();
  const tanpa = barang.findIndex((row) => row.kode_baki === null);
  if (tanpa >= 0) {
    throw new Problem('data_tidak_valid', {}, { [`barang.${tanpa}.kode_baki`]: { rule: 'tidak_boleh_kosong' } });
  }
  for (const kode_baki of [...new Set(barang.map((row) => row.kode_baki ?? ''))].toSorted()) {
    const { kode_gudang } = await bakiTujuan(work.tx, kode_toko, kode_baki);
    if (kode_gudang === GUDANG_BAWAAN.hancur) {
      throw new Problem(
        'rujukan_tidak_ada',
        { kode: kode_baki },
        { kode_baki: { rule: 'tidak_terdaftar' } satisfies RuleBreak },
      );
    }
    ke.set(kode_baki, kode_gudang);
  }
  return ke;
}

/** Goods for sale keep their weight on the way: who finds another one refuses the piece. */
function assertBeratTetap(barang: Isi['barang'], baris: readonly BarisDiJalan[]): void {
  const salah: Record<string, RuleBreak> = {};
  for (const [index, { berat }] of baris.entries()) {
    if (barang[index]?.berat?.eq(berat) === false) {
      salah[`barang.${index}.berat`] = { rule: 'berat_kiriman_tetap', params: { berat: berat.toString() } };
    }
  }
  if (Object.keys(salah).length > 0) throw new Problem('data_tidak_valid', {}, salah);
}

/** The pieces that are taken in, each with its tray and whether it has been here before. */
async function datang(
  work: Work,
  barang: Isi['barang'],
  baris: readonly BarisDiJalan[],
  asal: { readonly dari_toko: string; readonly no_kirim: string },
) {
  const kode = baris.map(({ kode_barcode }) => kode_barcode);
  assertBeratTetap(barang, baris);
  await assertKelasAda(work.tx, work.context.shop.kode_toko, asal, kode);
  const gudang = await bakiPenerima(work, barang);
  const lama = await pernahDiSini(work, kode);
  return baris.map((row, index) => {
    const kode_baki = barang[index]?.kode_baki ?? '';
    return {
      ...row,
      kode_baki,
      kode_gudang: gudang.get(kode_baki) ?? '',
      langkah: lama.has(row.kode_barcode) ? 'pulang' : 'masuk_kirim',
    } satisfies BarangDatang & BarisDiJalan;
  });
}

/** What each piece is found to weigh: what was told of it counts for nothing here. */
function ditimbang(barang: Isi['barang']): Dec[] {
  const salah: Record<string, RuleBreak> = {};
  for (const [index, { kode_baki, berat }] of barang.entries()) {
    if (berat === null) salah[`barang.${index}.berat`] = { rule: 'tidak_boleh_kosong' };
    // They lie where bought goods do, wherever the caller would have them.
    if (kode_baki !== null) salah[`barang.${index}.kode_baki`] = { rule: 'baki_hanya_tersedia' };
  }
  if (Object.keys(salah).length > 0) throw new Problem('data_tidak_valid', {}, salah);
  return barang.flatMap(({ berat }) => berat ?? []);
}

/** Pieces to be refinished: they lie where bought goods do, each at the weight that it is found to have. */
async function datangCuci(
  work: Work,
  barang: Isi['barang'],
  baris: readonly BarisDiJalan[],
  asal: { readonly dari_toko: string; readonly no_kirim: string },
) {
  const { kode_toko } = work.context.shop;
  const kode = baris.map(({ kode_barcode }) => kode_barcode);
  if (kode.length === 0) return [];
  const timbangan = ditimbang(barang);
  await assertKelasAda(work.tx, kode_toko, asal, kode);
  const ke = await bakiBeli(work.tx, kode_toko, 'barang');
  const lama = await pernahDiSini(work, kode);
  return baris.map(({ berat, harga_modal, ...row }, index) => {
    const kini = timbangan[index] ?? berat;
    return {
      ...row,
      ...ke,
      berat: kini,
      harga_modal: modalKembali(harga_modal, berat, kini),
      dikirim: { berat, harga_modal },
      langkah: lama.has(row.kode_barcode) ? 'pulang_cuci' : 'masuk_cuci',
    } satisfies BarangDatang & BarisDiJalan;
  });
}

/** Grams by which pieces weigh otherwise than was told. */
const selisihOf = (pieces: readonly BarangDatang[]): Dec =>
  Dec.sum(pieces.map(({ berat, dikirim }) => berat.minus(dikirim?.berat ?? berat).abs()));

const baris = (piece: BarangDatang & BarisDiJalan) => ({
  ...isiBarang(piece),
  size: piece.size,
  kode_gudang: piece.kode_gudang,
  kode_baki: piece.kode_baki,
  harga_modal: piece.harga_modal,
  berat_kirim: piece.dikirim?.berat ?? null,
  modal_kirim: piece.dikirim?.harga_modal ?? null,
});

/** Writes the pieces into their trays, and has their photos fetched from another server. */
async function masukkan(
  work: Work,
  dari: Record<'tgl' | 'nomor' | 'dari_toko' | 'asal' | 'no_kirim', string>,
  pieces: readonly BarangDatang[],
) {
  const entries = await tulisTerimaKirim(work.tx, { ...oleh(work), ...dari }, pieces, KATEGORI);
  await mintaFoto(work, { ...dari, no_terima: dari.nomor });
  return entries;
}

/** @throws Problem `data_tidak_valid` where nothing was scanned, or more than one paper holds. */
function assertJumlah(jumlah: number): void {
  const salah: RuleBreak | undefined =
    jumlah === 0
      ? { rule: 'tidak_boleh_kosong' }
      : jumlah > KIRIM_MAKS
        ? { rule: 'terlalu_banyak_baris', params: { max: KIRIM_MAKS } }
        : undefined;
  if (salah) throw new Problem('data_tidak_valid', {}, { barang: salah });
}

async function terima(work: Work, { no_kirim: dicari, barang, tolak, keterangan }: Isi): Promise<Making<Terima>> {
  const { tx, context, tgl } = work;
  assertJumlah(barang.length + tolak.length);
  const { no_kirim, dari_toko, asal, no_segel, tgl_system, input_by, jenis_kirim } = await kirimanDipegang(
    work,
    dicari,
  );
  const cuci = jenis_kirim === 'CUCI';
  if (cuci) assertMay(context.actor, TERIMA_UNTUK_CUCI);
  const kode = [...barang, ...tolak].map(({ kode_barcode }) => kode_barcode);
  const dipilih = pilih(no_kirim, await isiKiriman(tx, dari_toko, no_kirim), kode);
  const masuk = dipilih.slice(0, barang.length);
  const pieces: (BarangDatang & BarisDiJalan)[] = await (cuci ? datangCuci : datang)(work, barang, masuk, {
    dari_toko,
    no_kirim,
  });
  const selisih = cuci ? selisihOf(pieces) : null;
  const ditolak = dipilih.slice(barang.length).map(({ kode_barcode, nama_barang, berat }, index) => {
    return { kode_barcode, nama_barang, berat, alasan: tolak[index]?.alasan ?? '' };
  });
  return {
    keterangan: keterangan ?? '',
    kepala: {
      no_kirim,
      dari_toko,
      asal,
      no_segel: no_segel === '' ? null : no_segel,
      tgl_kirim: tgl_system,
      dikirim_oleh: input_by,
      jumlah_barang: pieces.length,
      total_berat: Dec.sum(pieces.map(({ berat }) => berat)),
      jumlah_tolak: ditolak.length,
      jenis_kirim: cuci ? 'CUCI' : null,
      selisih,
    },
    disetujui: { selisih },
    baris: { barang: pieces.map(baris), tolak: ditolak },
    entries: async (no_terima) => {
      await kabarkan(work, {
        dari_toko,
        asal,
        no_kirim,
        no_terima,
        perbuatan: 'kabar',
        masukan: {
          no_terima,
          tgl_terima: tgl,
          diterima_oleh: context.actor.user_id,
          barang: [
            ...pieces.map(({ kode_barcode, berat }) => ({
              kode_barcode,
              hasil: 'TERIMA',
              alasan: null,
              ...(cuci && { berat_terima: berat.toJSON() }),
            })),
            ...ditolak.map(({ kode_barcode, alasan }) => ({ kode_barcode, hasil: 'TOLAK', alasan })),
          ],
        },
      });
      return masukkan(work, { tgl, nomor: no_terima, dari_toko, asal, no_kirim }, pieces);
    },
  };
}

/**
 * The pieces that a receipt put into trays, if they lie there as it did: nobody has touched them, and none has gone
 * away and come again meanwhile.
 */
async function masihDiSana(work: Work, { nomor, kepala }: Paper<Terima>): Promise<string[]> {
  const { kode_toko } = work.context.shop;
  const ditaruh = await work.tx.query<BarangDatang>(
    `select kode_barcode, kode_baki, kadar, berat, harga_modal from terima_barang_baris
     where kode_toko = $1 and nomor = $2 order by kode_barcode`,
    [kode_toko, nomor],
  );
  const kode = ditaruh.map(({ kode_barcode }) => kode_barcode);
  const pegang = kepala.jenis_kirim === 'CUCI' ? pegangDibeli : pegangBarang;
  const pieces = await pegang(work.tx, kode_toko, kode);
  for (const [index, { kode_barcode, kode_baki, kadar, berat, harga_modal }] of pieces.entries()) {
    const dulu = ditaruh[index];
    if (dulu?.kode_baki !== kode_baki) throw new Problem('barang_sudah_pindah', { kode_barcode, kode_baki, nomor });
    const sama = dulu.kadar.eq(kadar) && dulu.berat.eq(berat);
    if (!sama || String(dulu.harga_modal ?? '') !== String(harga_modal ?? '')) {
      throw new Problem('barang_berubah', { kode_barcode });
    }
  }
  const lain = await work.tx.maybe<{ readonly no_tambah: string }>(
    `select no_tambah from barang where kode_toko = $1 and kode_barcode = any($2) and no_tambah <> $3 limit 1`,
    [kode_toko, kode, nomor],
  );
  if (lain) throw new Problem('dokumen_terkait', { nomor, sebab: lain.no_tambah });
  return kode;
}

/**
 * Holds what was sent, of which a deed is taken back: only as long as the sender has neither got back nor given up any
 * of what that had said.
 */
async function pegangBalik(
  { tx, context }: Work,
  { nomor, kepala: { dari_toko, no_kirim } }: Paper<Terima>,
  undone: Done | undefined,
): Promise<void> {
  await pegangKiriman(tx, dari_toko, no_kirim);
  const habis = await tx.maybe<{ readonly kode_barcode: string; readonly hasil: string }>(
    `select h.kode_barcode, h.hasil from kiriman_barang_baris h
     where h.dari_toko = $1 and h.nomor = $2 and h.hasil in ('KEMBALI', 'HILANG') and h.kode_barcode in (
       select kode_barcode from terima_barang_tolak where kode_toko = $3 and nomor = $4 and ke = $5
       union all select kode_barcode from terima_barang_tiada where kode_toko = $3 and nomor = $4 and ke = $5)
     order by h.kode_barcode limit 1`,
    [dari_toko, no_kirim, context.shop.kode_toko, nomor, undone?.ke ?? 0],
  );
  if (habis) throw bukanKiriman(habis.kode_barcode, no_kirim, habis.hasil);
}

/** What a shop does with goods that another one has sent to it (documents.md, "Ten pieces between two shops"). */
export const terimaBarangHandlers: KindHandlers<Terima> = {
  make: terima,
  deeds: {
    tiada: async (work, { nomor: no_terima, kepala: { dari_toko, asal, no_kirim } }, { barang, alasan }) => {
      await pegangKiriman(work.tx, dari_toko, no_kirim);
      const kode = barang.map(({ kode_barcode }) => kode_barcode);
      const tiada = pilih(no_kirim, await isiKiriman(work.tx, dari_toko, no_kirim), kode);
      const masukan = {
        no_terima,
        tgl_terima: work.tgl,
        diterima_oleh: work.context.actor.user_id,
        barang: kode.map((kode_barcode) => ({ kode_barcode, hasil: 'TIADA', alasan })),
      };
      return {
        baris: {
          tiada: tiada.map(({ kode_barcode, nama_barang, berat }) => ({ kode_barcode, nama_barang, berat, alasan })),
        },
        entries: async () => {
          await kabarkan(work, { dari_toko, asal, no_kirim, no_terima, perbuatan: 'kabar', masukan });
          return [];
        },
      };
    },
    'batal-tiada': async (work, paper, _input, undone) => {
      await pegangBalik(work, paper, undone);
      const { nomor: no_terima, kepala } = paper;
      return {
        cermin: () =>
          kabarkan(work, { ...kepala, no_terima, perbuatan: 'batal-kabar', masukan: {}, balik: undone?.ke ?? 0 }),
      };
    },
    batal: async (work, paper, _input, undone) => {
      await pegangBalik(work, paper, undone);
      const { nomor: no_terima, kepala } = paper;
      const kode = await masihDiSana(work, paper);
      const cuci = kepala.jenis_kirim === 'CUCI';
      return {
        // What was lost is taken back as what it was booked as.
        ...(!cuci && { kategori: `BATAL ${KATEGORI}` }),
        cermin: async () => {
          await kabarkan(work, {
            ...kepala,
            no_terima,
            perbuatan: 'batal-kabar',
            masukan: {},
            balik: undone?.ke ?? 0,
          });
          const langkah = cuci ? 'batal_terima_cuci' : 'batal_terima';
          await tulisBatalTerima(work.tx, oleh(work), { jenis: JENIS, nomor: no_terima }, kode, langkah);
        },
      };
    },
  },
};
