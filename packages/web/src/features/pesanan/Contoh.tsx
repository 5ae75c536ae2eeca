import { useMemo } from 'react';
import type { Fields } from '@kilau/contract/core/field.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useScanner } from '../../platform/scanner.ts';
import type { Salah } from '../../trade/dokumen/salah.ts';
import { angka } from '../../trade/harga/angka.ts';
import { IsianBaris } from '../../trade/isian/IsianBaris.tsx';
import { TabelIsian } from '../../trade/isian/TabelIsian.tsx';
import { useIsiBaris } from '../../trade/isian/use-isi-baris.ts';
import { Card } from '../../ui/Card.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { FIELDS_CONTOH, ISI_CONTOH, periksaContoh, type BarisContoh, type IsiContoh } from './isi.ts';
import { cariContoh } from './panggilan.ts';
import css from './pesanan.module.css';

const { jenis: jenisContoh, kode_barcode, deskripsi, berat } = FIELDS_CONTOH;
const DARI_TOKO: Fields = { jenis: jenisContoh, kode_barcode };
const BAWA_SENDIRI: Fields = { jenis: jenisContoh, deskripsi, berat };

function useColumns(): readonly Column<BarisContoh>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'jenis',
        title: t('field.jenis_contoh'),
        text: ({ jenis: dari }) => t(`pilihan.jenis_contoh.${dari}`),
      },
      {
        key: 'deskripsi',
        title: t('field.contoh'),
        text: (row) => [row.kode_barcode, row.deskripsi].filter((part) => part !== '').join(' · '),
      },
      { key: 'berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(angka(row.berat), 3) },
    ],
    [t],
  );
}

interface ContohProps {
  readonly contoh: readonly BarisContoh[];
  readonly salah: Salah;
  /** Number of the OPEN order that may hold them. */
  readonly untuk: string;
  readonly onTambah: (isi: IsiContoh) => void;
  readonly onHapus: (id: string) => void;
}

/** Samples: a piece of the shop by its barcode, or what the customer brought, described and weighed. */
export function Contoh({ contoh, salah: diTabel, untuk, onTambah, onHapus }: ContohProps) {
  const t = useT();
  const isian = useIsiBaris(ISI_CONTOH, FIELDS_CONTOH, 'contoh');
  const { isi, salah, set, mulai, setSalah } = isian;
  const columns = useColumns();
  const tambah = (baru: IsiContoh) => {
    onTambah(baru);
    mulai({ ...ISI_CONTOH, jenis: baru.jenis });
  };
  /** Looks a piece of the shop up, which was typed here or scanned anywhere on the page. */
  const cari = async (dicari: IsiContoh) => {
    const kode = dicari.kode_barcode.trim();
    if (contoh.some((row) => row.kode_barcode === kode)) {
      setSalah({ kode_barcode: t('penjualan.sudah_di_tabel', { kode }) });
      return;
    }
    try {
      const piece = await cariContoh(kode, untuk);
      tambah({ ...dicari, kode_barcode: piece.kode_barcode, deskripsi: piece.nama_barang, berat: String(piece.berat) });
    } catch (error) {
      set({ ...dicari, kode_barcode: kode });
      setSalah({ kode_barcode: problemText(error) });
    }
  };
  useScanner((kode) => void cari({ ...ISI_CONTOH, jenis: 'DARI TOKO', kode_barcode: kode }));
  const simpan = () =>
    isian.pakai(periksaContoh(isi), () => {
      if (isi.jenis === 'DARI TOKO') {
        void cari(isi);
        return isi;
      }
      onTambah(isi);
      return { ...ISI_CONTOH, jenis: isi.jenis };
    });
  return (
    <>
      <IsianBaris
        label={t('field.contoh')}
        className={css.contoh}
        fields={isi.jenis === 'DARI TOKO' ? DARI_TOKO : BAWA_SENDIRI}
        isian={{
          isi: { ...isi },
          salah: { ...diTabel, ...salah },
          terketik: isian.terketik,
          set,
        }}
        onSimpan={simpan}
        diubah={false}
      />
      {contoh.length === 0 ? null : (
        <Card>
          <TabelIsian<BarisContoh>
            rows={contoh}
            rowKey={(row) => row.id}
            onLepas={onHapus}
            lepas={t('umum.hapus')}
            label={t('field.contoh')}
            columns={columns}
            status="ready"
            empty={{ title: t('field.contoh'), text: '' }}
          />
        </Card>
      )}
    </>
  );
}
