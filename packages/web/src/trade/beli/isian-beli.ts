import type { RujukanBeli } from '@kilau/contract/trade/beli/beli.wire.ts';
import type { Salah } from '../dokumen/salah.ts';
import type { AturanBeli } from './aturan.ts';
import type { HitungBarang } from './hitung.ts';
import type { IsiBeli } from './isi.ts';
import type { useBaris } from './use-baris.ts';

/** What the lines of goods that are bought need to know of the page they stand on. */
export interface IsianBeli {
  readonly draft: IsiBeli;
  readonly hitung: Pick<HitungBarang, 'baris'>;
  readonly rujukan: RujukanBeli;
  readonly aturan: AturanBeli;
  readonly baris: ReturnType<typeof useBaris>;
  readonly tangan: { readonly keIsian: () => void };
  readonly form: {
    readonly salah: Salah;
    readonly ubah: (part: Partial<Pick<IsiBeli, 'jenis_identitas' | 'nik_sim_passport' | 'foto_identitas'>>) => void;
  };
}
