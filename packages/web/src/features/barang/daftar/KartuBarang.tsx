import { ActionIcon } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { formatGram } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import type { KartuBarang as Kartu } from '@kilau/contract/features/barang/barang.wire.ts';
import { jumlahBatu } from '@kilau/contract/features/barang/tambah/batu.ts';
import { KEADAAN_BARANG, peganganBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { useActor } from '../../../platform/session.ts';
import { CACHE } from '../../../trade/barang/cache.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { Loading } from '../../../ui/State.tsx';
import { useFreeHand } from '../../../ui/table/use-hand.ts';
import { useT } from '../../../ui/text.ts';
import css from '../barang.module.css';
import own from './daftar.module.css';
import { barangCalls, kartuQuery } from '../calls.ts';
import { FotoTombol } from '../FotoTombol.tsx';
import { HargaBarang } from '../HargaBarang.tsx';
import { StatusBarang } from '../StatusBarang.tsx';
import { BatuBarang } from './BatuBarang.tsx';
import { BukanBarang } from './BukanBarang.tsx';
import { DokumenBarang } from './DokumenBarang.tsx';
import { FaktaBarang } from './FaktaBarang.tsx';
import { RiwayatBarang } from './RiwayatBarang.tsx';
import { Terakhir } from './Terakhir.tsx';
import { UbahBarang } from './UbahBarang.tsx';

function Bagian({
  judul,
  children,
  aksi,
}: {
  readonly judul: string;
  readonly children: ReactNode;
  readonly aksi?: ReactNode;
}) {
  return (
    <section className={own.bagianKartu}>
      <div className={own.kepalaBagian}>
        <h3>{judul}</h3>
        {aksi}
      </div>
      {children}
    </section>
  );
}

/** What the eye asks first: how it looks, what it costs. */
function Muka({ kartu }: { readonly kartu: Kartu }) {
  const t = useT();
  const client = useQueryClient();
  const { barang, hari_ini } = kartu;
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => barangCalls.foto(barang.kode_barcode, file),
    onSuccess: () => client.invalidateQueries({ queryKey: CACHE }),
  });
  const boleh = KEADAAN_BARANG[barang.status].di_stok;
  return (
    <div className={own.muka}>
      <div className={own.mukaFoto}>
        <FotoBarang
          kode_barcode={barang.kode_barcode}
          foto={barang.foto}
          alt={t('barang.foto_nama', { nama: barang.nama_barang })}
          besar
        />
      </div>
      <div>
        <h3>{t('barang.harga_hari_ini')}</h3>
        {hari_ini ? (
          <HargaBarang {...hari_ini} nilai_batu={jumlahBatu(barang.batu).nilai} />
        ) : (
          <p className={css.sunyi}>{t('barang.harga_belum_diatur', { kode_group: barang.kode_group })}</p>
        )}
      </div>
      {boleh ? (
        <div className={own.mukaTombol}>
          <FotoTombol ada={barang.foto !== ''} sibuk={isPending} onFoto={mutate} />
        </div>
      ) : null}
    </div>
  );
}

function Isi({ kartu }: { readonly kartu: Kartu }) {
  const t = useT();
  const [ubah, setUbah] = useState(false);
  const { barang, dokumen, riwayat, boleh_ubah } = kartu;
  const berlian = moduleOn(useActor(), 'BERLIAN_MODULE');
  return (
    <>
      <Terakhir riwayat={riwayat} />
      <Muka kartu={kartu} />
      <Bagian judul={t('barang.riwayat')}>
        <RiwayatBarang kode_barcode={barang.kode_barcode} riwayat={riwayat} />
      </Bagian>
      {dokumen.length > 0 ? (
        <Bagian judul={t('barang.dokumen')}>
          <DokumenBarang dokumen={dokumen} />
        </Bagian>
      ) : null}
      <Bagian
        judul={t('barang.fakta')}
        aksi={
          boleh_ubah && !ubah ? (
            <ActionButton size="compact-sm" onClick={() => setUbah(true)}>
              {t('barang.ubah')}
            </ActionButton>
          ) : undefined
        }
      >
        {ubah && boleh_ubah ? (
          <UbahBarang barang={barang} onSelesai={() => setUbah(false)} />
        ) : (
          <FaktaBarang barang={barang} />
        )}
      </Bagian>
      {!ubah && berlian && barang.batu.length > 0 ? (
        <Bagian judul={t('field.batu')}>
          <BatuBarang batu={barang.batu} />
        </Bagian>
      ) : null}
    </>
  );
}

/** One piece and all there is about it, beside the list. */
export function KartuBarang({
  kode_barcode,
  onTutup,
}: {
  readonly kode_barcode: string;
  readonly onTutup: () => void;
}) {
  const t = useT();
  const kartu = useQuery(kartuQuery(kode_barcode));
  const barang = kartu.data?.barang;
  const isi = useRef<HTMLDivElement>(null);
  // Arrows turn its content.
  const lead = useCallback(() => isi.current?.focus({ preventScroll: true }), []);
  useFreeHand(!kartu.isPending, kode_barcode, lead);
  return (
    <Card className={own.kartu} aria-label={t('barang.kartu', { kode_barcode })} aria-live="polite">
      <div className={own.kepalaKartu}>
        <div>
          <div className={own.barcode}>{kode_barcode}</div>
          {barang ? <h2>{barang.nama_barang}</h2> : null}
          {barang ? (
            <div className={own.ringkas}>
              {[
                barang.kode_gudang,
                barang.kode_baki,
                barang.kadar_cetak,
                formatGram(barang.berat, t),
                peganganBarang(barang),
              ]
                .filter(Boolean)
                .join(' · ')}
            </div>
          ) : null}
        </div>
        {barang ? <StatusBarang barang={barang} /> : null}
        <ActionIcon variant="subtle" color="gray" aria-label={t('umum.tutup')} onClick={onTutup}>
          <Icon name="close" />
        </ActionIcon>
      </div>
      <div ref={isi} className={own.isiKartu} tabIndex={-1}>
        {kartu.data ? (
          <Isi key={kode_barcode} kartu={kartu.data} />
        ) : kartu.isError ? (
          <BukanBarang kode_barcode={kode_barcode} error={kartu.error} onUlang={() => void kartu.refetch()} />
        ) : (
          <Loading />
        )}
      </div>
    </Card>
  );
}
