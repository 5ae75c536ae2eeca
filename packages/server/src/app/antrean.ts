import { keepTradeDays } from '../engine/paper/home/daily.ts';
import { kirimEtalase } from '../features/barang/etalase/kirim-etalase.ts';
import { cicilanDiingatkan } from '../features/cicilan/pengingat.ts';
import { hutangDiingatkan } from '../features/hutang/pengingat.ts';
import { kumpulNiaga, laporRantai } from '../features/sistem/antar/kumpul-niaga.ts';
import { RUTE_PINDAHAN } from '../features/pindahan/pindahan.routes.ts';
import { kirimToko } from '../features/sistem/antrean/toko.ts';
import { buatCadangan } from '../features/sistem/cadangan/cadangan.ts';
import { kirimUji } from '../features/sistem/antrean/uji.ts';
import { periksaBuku } from '../features/sistem/antrean/periksa-buku.ts';
import { kirimNota } from '../features/sistem/whatsapp/nota-otomatis.ts';
import { kirimWa } from '../features/sistem/whatsapp/kirim-wa.ts';
import { kirimPengingat, kirimPromo } from '../features/sistem/whatsapp/pekerjaan.ts';
import { catatJurnal } from '../features/uang/akuntansi/catat-jurnal.ts';
import type { AntreanIsi } from '../platform/antrean/mulai.ts';
import { sapuOutbox } from '../platform/antrean/sapu.ts';
import { forgetOldAnswers } from '../platform/http/idempotency.ts';
import { sweepRateLimits } from '../platform/http/rate-limit.ts';
import { MOST_SWEPT, sweepImages } from '../platform/image-store.ts';
import { endOverHours } from '../platform/session/hours.ts';
import { sweepSessions } from '../platform/session/sweep.ts';
import { lepasJanjiPoin } from '../trade/poin/antar-poin.ts';
import { truths } from './invariants.ts';
import { kirimanan } from './kirimanan.ts';
import { papers } from './papers.ts';

const byKey = new Map(papers.map((atWork) => [atWork.kind.key, atWork]));
const kinds = papers.map(({ kind }) => kind);

/** Every channel and every job of the program. */
export const antrean: AntreanIsi = {
  pengirim: { UJI: kirimUji, TOKO: kirimToko(papers, kirimanan), WA: kirimWa, ETALASE: kirimEtalase },
  pekerjaan: {
    'ringkas-hari': async ({ db }, { kode_toko, signal }) => {
      let jumlah = 0;
      for (let kept = 1; kept > 0 && !signal.aborted; jumlah += kept) {
        kept = await db.tx((tx) => keepTradeDays(tx, kinds, kode_toko));
      }
      return { jumlah };
    },
    'periksa-buku': async (services, jalan) => {
      const hasil = await periksaBuku(services, jalan, truths);
      await catatJurnal(services.db, jalan.kode_toko, jalan.signal);
      return hasil;
    },
    'kirim-promo': kirimPromo,
    'kirim-pengingat': kirimPengingat({ hutang: hutangDiingatkan, cicilan: cicilanDiingatkan }),
    'kirim-nota': kirimNota(kinds.filter(({ chat }) => chat === 'penjualan')),
    'kumpul-niaga': kumpulNiaga,
    'lapor-rantai': laporRantai,
    cadangan: (services, jalan) => buatCadangan(services, jalan),
    'jam-akses': async (services) => ({ jumlah: (await endOverHours(services)).length }),
    'sapu-unggahan': async (services, { signal }) => {
      let jumlah = 0;
      for (let swept = MOST_SWEPT; swept === MOST_SWEPT && !signal.aborted; jumlah += swept) {
        swept = await sweepImages(services);
      }
      return { jumlah };
    },
    'lupa-jawaban': async (services) => ({ jumlah: await forgetOldAnswers(services, RUTE_PINDAHAN) }),
    'sapu-sesi': async (services) => ({ jumlah: await sweepSessions(services) }),
    'sapu-antrean': async (services) => ({
      jumlah:
        (await sapuOutbox(services)) + (await sweepRateLimits(services)) + (await lepasJanjiPoin(services, byKey)),
    }),
  },
};
