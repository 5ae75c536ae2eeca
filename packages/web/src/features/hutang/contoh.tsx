import { Dec } from '@kilau/contract/core/dec.ts';
import { formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn, valueOf } from '@kilau/contract/core/permission.ts';
import { aturanBunga, bungaPinjaman } from '@kilau/contract/features/hutang/bunga.calc.ts';
import { plafondHargaEmas, plafondKadar } from '@kilau/contract/features/hutang/plafond.calc.ts';
import { group, hargaEmasPembelian } from '@kilau/contract/features/master/api.ts';
import type { ResourceExample } from '../../engine/resource/example.ts';
import { ExampleBox } from '../../engine/resource/ExampleBox.tsx';
import { useResourceChoice, type ResourceRecord } from '../../engine/resource/resource-calls.ts';
import { useActor } from '../../platform/session.ts';
import { useT } from '../../ui/text.ts';

/** The weight that the examples lend on. */
const BERAT = 10;
const HARI = [10, 32];
/** More groups or purities than any shop has. */
const SEMUA = { limit: 500 };

/** A number that is typed and above nothing. */
const typed = (value: unknown): Dec | undefined => {
  const number = Dec.parse(value);
  return number?.gt(0) === true ? number : undefined;
};

/** 8,000,000 for 10 days: interest by the shop's convention. */
export const ContohBunga: ResourceExample = ({ values }) => {
  const t = useT();
  const actor = useActor();
  const pokok = typed(values['jumlah_sampai']) ?? typed(values['jumlah_dari']);
  const bunga = typed(values['bunga']);
  if (!pokok || !bunga) return null;
  const aturan = aturanBunga((key) => valueOf(actor, key));
  return (
    <ExampleBox
      lines={HARI.map((hari) =>
        t('pinjaman.contoh_bunga', {
          pokok: formatRupiah(pokok),
          hari,
          jumlah: formatRupiah(bungaPinjaman(pokok, bunga, hari, aturan)),
        }),
      )}
    />
  );
};

/** 10 g of 70 %: what is lent by the price per gram. */
export const ContohPlafond: ResourceExample = ({ values }) => {
  const t = useT();
  const kadar = typed(values['kadar']);
  const harga_plafond = typed(values['harga_plafond']);
  if (!kadar || !harga_plafond) return null;
  const jumlah = formatRupiah(plafondKadar([{ berat: BERAT, harga_plafond }]));
  return <ExampleBox lines={[t('pinjaman.contoh_plafond', { berat: BERAT, kadar: formatPlain(kadar), jumlah })]} />;
};

const hargaPada = (rows: readonly ResourceRecord[] | undefined, kadar: Dec, name: string): Dec | undefined =>
  typed(rows?.find((row) => Dec.parse(row['kadar'])?.eq(kadar) === true && typed(row[name]))?.[name]);

/** Today's price of a gram: what the shop pays for it, or else the price of a group of that purity. */
function useHargaKadar(): (kadar: Dec) => Dec | undefined {
  const beli = moduleOn(useActor(), 'PARAMETER_HARGA_EMAS_PEMBELIAN');
  const pembelian = useResourceChoice(hargaEmasPembelian, SEMUA, beli);
  const groups = useResourceChoice(group, SEMUA, true);
  return (kadar) =>
    hargaPada(pembelian.data?.data, kadar, 'harga_gram') ?? hargaPada(groups.data?.data, kadar, 'harga');
}

/** 10 g of 70 % × the day's price × 80 %. */
export const ContohPokokPersen: ResourceExample = ({ values }) => {
  const t = useT();
  const hargaKadar = useHargaKadar();
  const kadar = typed(values['kadar']);
  const persen = typed(values['persen']);
  if (!kadar || !persen) return null;
  const harga_emas = hargaKadar(kadar);
  const line = harga_emas
    ? t('pinjaman.contoh_pokok', {
        berat: BERAT,
        kadar: formatPlain(kadar),
        harga: formatRupiah(harga_emas),
        persen: formatPlain(persen),
        jumlah: formatRupiah(plafondHargaEmas([{ berat: BERAT, harga_emas, persen }])),
      })
    : t('pinjaman.tanpa_harga', { kadar: formatPlain(kadar) });
  return <ExampleBox lines={[line]} />;
};

/** Gold of this weight and purity: at most so much. */
export const ContohPokokTetap: ResourceExample = ({ values }) => {
  const t = useT();
  const kadar = typed(values['kadar']);
  const jumlah = typed(values['jumlah_pokok']);
  const berat = typed(values['berat_sampai']) ?? typed(values['berat_dari']);
  if (!kadar || !jumlah || !berat) return null;
  return (
    <ExampleBox
      lines={[
        t('pinjaman.contoh_tetap', {
          berat: formatPlain(berat),
          kadar: formatPlain(kadar),
          jumlah: formatRupiah(jumlah),
        }),
      ]}
    />
  );
};
