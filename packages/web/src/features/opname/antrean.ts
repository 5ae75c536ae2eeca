/** A scan on its way. */
export interface ScanKirim {
  readonly id_scan: string;
  readonly kode_barcode: string;
}
/** What the queue needs of its surroundings. */
export interface Antrean<J> {
  /** Sends one scan. @throws what {@link Antrean.ulang} judges. */
  readonly kirim: (scan: ScanKirim) => Promise<J>;
  /** Whether an error is worth another try with the same scan. */
  readonly ulang: (error: unknown) => boolean;
  readonly id: () => string;
  /** Keeps a scan beyond this page, and forgets it once it was answered: one by one, so that no other page's are lost. */
  readonly catat: (scan: ScanKirim) => void;
  readonly hapus: (scan: ScanKirim) => void;
  readonly berubah: (menunggu: number) => void;
  readonly jawab: (scan: ScanKirim, jawab: J) => void;
  readonly tolak: (scan: ScanKirim, error: unknown) => void;
  readonly tunggu: (ms: number) => Promise<void>;
}

/** So many scans travel at once: a scanner is faster than a slow line. */
const BERSAMA = 4;
const TUNGGU_AWAL = 500;
const TUNGGU_PALING = 10_000;

/**
 * Scans on their way to the server. Each is kept until it was answered, and sent again under its own id as long as
 * the line is lost, so that none is lost and none counts twice.
 */
export class AntreanScan<J> {
  readonly #ke: Antrean<J>;
  #menunggu: ScanKirim[];
  readonly #jalan = new Set<string>();
  #berhenti = false;

  constructor(ke: Antrean<J>, tersisa: readonly ScanKirim[] = []) {
    this.#ke = ke;
    this.#menunggu = [...tersisa];
  }

  get menunggu(): readonly ScanKirim[] {
    return this.#menunggu;
  }

  tambah(kode_barcode: string): void {
    const scan = { id_scan: this.#ke.id(), kode_barcode };
    this.#ke.catat(scan);
    this.#ubah([...this.#menunggu, scan]);
    this.mulai();
  }

  /** Takes up what waits. */
  mulai(): void {
    this.#berhenti = false;
    for (const scan of this.#menunggu) {
      if (this.#jalan.size >= BERSAMA) return;
      if (!this.#jalan.has(scan.id_scan)) void this.#antar(scan);
    }
  }

  /** Nobody looks any more: what is on its way ends, the rest waits for the next time. */
  berhenti(): void {
    this.#berhenti = true;
  }

  #ubah(scans: ScanKirim[]): void {
    this.#menunggu = scans;
    this.#ke.berubah(scans.length);
  }

  async #antar(scan: ScanKirim): Promise<void> {
    this.#jalan.add(scan.id_scan);
    const selesai = (kabar: () => void): void => {
      this.#ke.hapus(scan);
      this.#ubah(this.#menunggu.filter(({ id_scan }) => id_scan !== scan.id_scan));
      kabar();
    };
    for (let jeda = TUNGGU_AWAL; !this.#berhenti; jeda = Math.min(jeda * 2, TUNGGU_PALING)) {
      try {
        const jawab = await this.#ke.kirim(scan);
        selesai(() => this.#ke.jawab(scan, jawab));
        break;
      } catch (error) {
        if (!this.#ke.ulang(error)) {
          selesai(() => this.#ke.tolak(scan, error));
          break;
        }
        await this.#ke.tunggu(jeda);
      }
    }
    this.#jalan.delete(scan.id_scan);
    if (!this.#berhenti) this.mulai();
  }
}
