import { choice, kadar, text, weight } from '../../../core/field.ts';
import { defineSectionedReport, PERIODE, section, total } from '../../../core/report.ts';
import { TEMPAT_EMAS } from '../../../trade/gudang/tempat-emas.ts';
import { gram } from './hari.columns.ts';

/** What adds to a place, and what takes from it. */
export const GERAK_MASUK = ['tambah', 'beli', 'terima', 'batal_jual', 'pindah_masuk'] as const;
export const GERAK_KELUAR = ['jual', 'batal_beli', 'hancur', 'kirim', 'wasting', 'pindah_keluar'] as const;
type Gerak = (typeof GERAK_MASUK)[number] | (typeof GERAK_KELUAR)[number];

const GRAM = total(weight({}), 'sum');
const gerak = Object.fromEntries([...GERAK_MASUK, ...GERAK_KELUAR].map((name) => [name, gram(name)])) as {
  readonly [Name in Gerak]: ReturnType<typeof gram>;
};
const AWAL = gram('awal');
const AKHIR = gram('akhir');
/** Closing = opening + what adds − what takes. */
const GERAK = { awal: AWAL, ...gerak, akhir: AKHIR } as const;
const TEMPAT = {
  tempat: choice(TEMPAT_EMAS, { label: 'laporan_hari.tempat', optionLabel: 'laporan_hari.tempat' }),
} as const;
const EMBER = { nama_kadar_eod: text({ max: 60, label: 'field.kadar' }), kadar_lapor: kadar({}) } as const;

/**
 * The gold of the shop at the end of a day by the buckets of /master-kadar-eod, a purity outside them by itself, and
 * the same as fine gold; pledged goods, which are not the shop's, stand behind it and in no total. Fine gold is worked
 * out by the true purity, whatever a bucket is told as.
 */
export const eod = defineSectionedReport({
  key: 'eod',
  page: '/laporan-eod',
  menu: 'laporan',
  daily: true,
  filters: PERIODE.filters,
  period: PERIODE.period,
  sections: {
    kadar: section({
      title: 'laporan_hari.per_kadar',
      columns: { ...TEMPAT, ...EMBER, ...GERAK, berat_murni: GRAM },
      groupBy: ['tempat'],
    }),
    murni: section({
      title: 'laporan_hari.murni',
      columns: { ...TEMPAT, ...GERAK, beli_kembali: gram('beli_kembali') },
      tiles: [
        { column: 'awal' },
        { column: 'jual' },
        { column: 'beli' },
        { column: 'beli_kembali' },
        { column: 'akhir' },
      ],
    }),
    jaminan: section({
      title: 'laporan_hari.jaminan',
      columns: {
        ...EMBER,
        awal: AWAL,
        masuk: total(weight({}), 'sum'),
        keluar: total(weight({}), 'sum'),
        akhir: AKHIR,
        berat_murni: GRAM,
      },
    }),
  },
});
