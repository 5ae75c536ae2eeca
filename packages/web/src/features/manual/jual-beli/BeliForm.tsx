import { useMemo } from 'react';
import { formatGram, formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { aturanBeli, toleransiBerat } from '@kilau/contract/trade/beli/aturan-beli.ts';
import { susut } from '@kilau/contract/trade/beli/susut.calc.ts';
import { useActor } from '../../../platform/session.ts';
import { CaraKeluar, JumlahKeluar, KartuKeluar } from '../../../trade/bayar/KartuKeluar.tsx';
import { setelanOf } from '../../../trade/beli/setelan.ts';
import { baruDiHalaman } from '../../../trade/dokumen/baru-di-halaman.tsx';
import type { Dokumen } from '../../../trade/dokumen/BaruDisimpan.tsx';
import { drafHampa } from '../../../trade/dokumen/draf.ts';
import { berizin, tanpaIzin } from '../../../trade/dokumen/izin-baris.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { useFormKertas } from '../../../trade/dokumen/use-form-kertas.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual, type AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { kolomAngka, kolomNama } from '../../../trade/isian/kolom.tsx';
import { LayarKertas } from '../../../trade/isian/LayarKertas.tsx';
import { TabelBaris } from '../../../trade/isian/TabelBaris.tsx';
import { TandaIzin } from '../../../trade/isian/TandaIzin.tsx';
import { useTombolKertas } from '../../../trade/isian/tombol-kertas.ts';
import { useHalamanKertas } from '../../../trade/isian/use-halaman-kertas.ts';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { BeliIsian } from './BeliIsian.tsx';
import { beliKosong, beratBeli, hitungBeli, kirimBeli, periksaBeli, type BeliHitung, type DraftBeli } from './isi.ts';
import css from './jual-beli.module.css';
import type { FormProps } from './JualForm.tsx';

const namaBaris = ({ baris: { kode_group, kode_dept } }: BeliHitung): string => `${kode_group} · ${kode_dept}`;

/** How much of the nota's weight is gone, marked where somebody has to agree. */
function Susut({ baris, kategori }: BeliHitung) {
  const hilang = susut(beratBeli(baris));
  const kata = useT()('jual_beli.susut', { berat: formatNumber(hilang, 3) });
  if (kategori) return <TandaIzin kategori={kategori} otorisasi={baris.otorisasi} kata={kata} />;
  return hilang.isZero() ? null : <span className={css.kecil}> {kata}</span>;
}

function useColumns(rows: readonly BeliHitung[], salah: Salah): readonly Column<BeliHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      kolomNama(t('nota.barang'), salah, (row) => ({ id: row.baris.id, nama: namaBaris(row) })),
      {
        key: 'kadar',
        title: t('field.kadar'),
        numeric: true,
        text: ({ baris }) => (baris.kadar === '' ? '' : formatPlain(baris.kadar)),
      },
      { key: 'baki', title: t('jual_beli.baki_tujuan'), text: ({ baris }) => baris.kode_baki || 'BELI' },
      kolomAngka('qty', t('field.qty'), ({ baris }) => angka(baris.qty), { jumlah: rows }),
      kolomAngka('berat', t('field.berat'), ({ baris }) => angka(baris.berat), {
        angka: 3,
        jumlah: rows,
        tanda: (row) => <Susut {...row} />,
      }),
      kolomAngka('harga', t('field.harga_gram'), ({ baris }) => angka(baris.harga_gram)),
      kolomAngka('potongan', t('field.potongan'), ({ baris }) => angka(baris.potongan), { jumlah: rows }),
      kolomAngka('total', t('field.harga_beli'), ({ harga_beli }) => harga_beli, { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** What an approver reads of a line. */
function useTampil() {
  const t = useT();
  return (row: BeliHitung) => {
    const { berat, berat_nota } = beratBeli(row.baris);
    const gram = (nilai: Parameters<typeof formatNumber>[0]) => formatGram(nilai, t);
    return {
      judul: `${t('jual_beli.BELI')}: ${namaBaris(row)}`,
      ringkasan: [
        { label: t('field.qty'), nilai: row.baris.qty },
        { label: t('field.berat'), nilai: gram(berat), semula: gram(berat_nota ?? 0) },
        { label: t('field.susut'), nilai: gram(susut({ berat, berat_nota })) },
        { label: t('field.harga_beli'), nilai: formatRupiah(row.harga_beli) },
      ],
    };
  };
}

/** Everything the purchase does. */
function useBeli() {
  const actor = useActor();
  const setelan = setelanOf(actor);
  const validasi = setelan.isOn('VALIDASI_PEMBELIAN_MODULE') && moduleOn(actor, VALIDASI_MANUAL.gate);
  const aturan: AturanJual = { ...aturanJual(actor), validasi };
  const tampil = useTampil();
  const form = useFormKertas<DraftBeli, Dokumen>(pembelianManual, {
    kosong: beliKosong,
    onDitolak: ({ code }, ganti) => {
      if (code === 'otorisasi_tidak_berlaku') ganti(tanpaIzin);
    },
  });
  const hitung = hitungBeli(form.isi, aturanBeli(setelan), toleransiBerat(setelan));
  const halaman = useHalamanKertas(pembelianManual, form, {
    periksa: () => periksaBeli(form.isi, aturan),
    kirim: () => berizin(form, hitung.baris, tampil, kirimBeli),
    hampa: drafHampa(form.isi),
  });
  return { ...halaman, hitung, aturan };
}

/** Purchase of goods that are kept without barcodes. */
export function BeliForm({ pilihan, catatan, onGanti }: FormProps) {
  const t = useT();
  const beli = useBeli();
  const { draft, form, hitung, tangan, baris } = beli;
  const { salah, ubah } = form;
  useTombolKertas(beli, { label: t('jual_beli.ke_jual'), run: onGanti });
  return (
    <LayarKertas
      kind={pembelianManual}
      halaman={beli}
      baru={t('barang.baru')}
      {...{ pilihan, catatan }}
      uang={
        <KartuKeluar
          label={t('penjualan.pembayaran')}
          nilai={hitung.total}
          halaman={beli}
          terakhir={baruDiHalaman(pembelianManual, beli, form.terakhir)}
        >
          <JumlahKeluar label={t('jual_beli.dibayarkan')}>{formatRupiah(hitung.total)}</JumlahKeluar>
          <CaraKeluar draft={draft} salah={salah} fields={pembelianManual.header} onUbah={ubah} />
          {draft.cara === 'CASH' ? <p className="muted">{t('jual_beli.dari_laci')}</p> : null}
        </KartuKeluar>
      }
    >
      <BeliIsian key={baris.kunci} ubah={baris.terbuka} fieldRef={tangan.isianRef} onSimpan={baris.pasang} />
      <TabelBaris<BeliHitung>
        label={t('jual_beli.barang_dibeli')}
        rows={hitung.baris}
        rowKey={(row) => row.baris.id}
        columns={useColumns(hitung.baris, salah)}
        baris={baris}
        salah={salah}
        kosong={{ title: t('jual_beli.kosong'), text: t('jual_beli.kosong_beli_saran') }}
      />
    </LayarKertas>
  );
}
