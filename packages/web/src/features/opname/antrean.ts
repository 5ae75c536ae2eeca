/** Something on its way to the server, under an id of this device. */
export interface Kiriman {
  readonly id_scan: string;
  /** Why the server refused it; it is kept, but sent again only when somebody says so. */
  readonly ditolak?: string;
}

/** A scan on its way. */
export interface ScanKirim extends Kiriman {
  readonly kode_barcode: string;
}

/** Tags that one frame of a reader brought. */
export interface TagKirim extends Kiriman {
  readonly tag: readonly string[];
}

/** Tags of one call at most; the reader's next words go with the next one. */
export const TAG_SEKALI = 1000;

/**
 * What waits goes on with what comes as long as one call can carry both, under the id of what comes: another tab may
 * be sending what waits as it was, and forgets that alone once it is answered.
 */
export const gabungTag = (menunggu: TagKirim, baru: TagKirim): TagKirim | undefined =>
  menunggu.tag.length + baru.tag.length <= TAG_SEKALI
    ? { ...baru, tag: [...new Set([...menunggu.tag, ...baru.tag])] }
    : undefined;

/** What the queue needs of its surroundings. */
export interface Antrean<K extends Kiriman, J> {
  /** Sends one. @throws what {@link Antrean.ulang} judges. */
  readonly kirim: (isi: K) => Promise<J>;
  /** Whether an error is worth another try with the same. */
  readonly ulang: (error: unknown) => boolean;
  readonly id: () => string;
  /** Keeps it beyond this page, and forgets it once it was answered: one by one, so that no other page's are lost. */
  readonly catat: (isi: K) => void;
  readonly hapus: (isi: K) => void;
  readonly berubah: (kiriman: readonly K[]) => void;
  readonly jawab: (isi: K, jawab: J) => void;
  /** @returns the words that stay with what was refused. */
  readonly tolak: (isi: K, error: unknown) => string;
  /** What still waits and what comes as one, where one call may carry both. */
  readonly gabung?: (menunggu: K, baru: K) => K | undefined;
  readonly tunggu: (ms: number) => Promise<void>;
}

/** So many travel at once: a scanner is faster than a slow line. */
const BERSAMA = 4;
const TUNGGU_AWAL = 500;
const TUNGGU_PALING = 10_000;

/**
 * Scans or tags on their way to the server. Each is kept until it was answered, and sent again under its own id as
 * long as the line is lost, so that none is lost and none counts twice. What the server refuses stays until somebody
 * sends it again or throws it away.
 */
export class AntreanScan<K extends Kiriman, J> {
  readonly #ke: Antrean<K, J>;
  #kiriman: readonly K[];
  readonly #jalan = new Set<string>();
  #berhenti = false;

  constructor(ke: Antrean<K, J>, tersisa: readonly K[] = []) {
    this.#ke = ke;
    this.#kiriman = [...tersisa];
  }

  /** All that was not answered with a result: on its way, waiting or refused. */
  get kiriman(): readonly K[] {
    return this.#kiriman;
  }

  tambah(buat: (id_scan: string) => K): void {
    const baru = buat(this.#ke.id());
    const terakhir = this.#kiriman.findLast((isi) => isi.ditolak === undefined && !this.#jalan.has(isi.id_scan));
    const gabungan = terakhir && this.#ke.gabung?.(terakhir, baru);
    if (gabungan) this.#ganti(gabungan, terakhir);
    else {
      this.#ke.catat(baru);
      this.#ubah([...this.#kiriman, baru]);
    }
    this.mulai();
  }

  /** Takes up what waits. */
  mulai(): void {
    this.#berhenti = false;
    for (const isi of this.#kiriman) {
      if (this.#jalan.size >= BERSAMA) return;
      if (isi.ditolak === undefined && !this.#jalan.has(isi.id_scan)) void this.#antar(isi);
    }
  }

  /** Sends what was refused once more. */
  kirimLagi(id_scan: string): void {
    const isi = this.#kiriman.find((kiriman) => kiriman.id_scan === id_scan);
    if (isi?.ditolak === undefined) return;
    const { ditolak: _, ...lagi } = isi;
    this.#ganti(lagi as K);
    this.mulai();
  }

  /** Gives up what was refused. */
  buang(id_scan: string): void {
    const isi = this.#kiriman.find((kiriman) => kiriman.id_scan === id_scan);
    if (isi?.ditolak !== undefined) this.#lepas(isi);
  }

  /** Nobody looks any more: what is on its way ends, the rest waits for the next time. */
  berhenti(): void {
    this.#berhenti = true;
  }

  #ubah(kiriman: readonly K[]): void {
    this.#kiriman = kiriman;
    this.#ke.berubah(kiriman);
  }

  /** @param lama what it takes the place of: it is kept before that is forgotten. */
  #ganti(isi: K, lama: K = isi): void {
    this.#ke.catat(isi);
    if (lama.id_scan !== isi.id_scan) this.#ke.hapus(lama);
    this.#ubah(this.#kiriman.map((kiriman) => (kiriman.id_scan === lama.id_scan ? isi : kiriman)));
  }

  #lepas(isi: K): void {
    this.#ke.hapus(isi);
    this.#ubah(this.#kiriman.filter(({ id_scan }) => id_scan !== isi.id_scan));
  }

  async #antar(isi: K): Promise<void> {
    this.#jalan.add(isi.id_scan);
    for (let jeda = TUNGGU_AWAL; !this.#berhenti; jeda = Math.min(jeda * 2, TUNGGU_PALING)) {
      try {
        const jawab = await this.#ke.kirim(isi);
        this.#lepas(isi);
        this.#ke.jawab(isi, jawab);
        break;
      } catch (error) {
        if (!this.#ke.ulang(error)) {
          this.#ganti({ ...isi, ditolak: this.#ke.tolak(isi, error) });
          break;
        }
        await this.#ke.tunggu(jeda);
      }
    }
    this.#jalan.delete(isi.id_scan);
    if (!this.#berhenti) this.mulai();
  }
}
