import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

/** Tells which codes a picture shows. */
export type Decode = (picture: ImageData) => Promise<readonly string[]>;

/** What stands on labels and notas of ours, and on goods of others. */
const OPTIONS: ReaderOptions = { formats: ['Code128', 'EAN13', 'EAN8', 'QRCode'], maxNumberOfSymbols: 8 };

/** Where the machine code is, or that itself. */
interface Binary {
  readonly locateFile?: () => string;
  readonly wasmBinary?: ArrayBuffer;
}

/** Reads codes by zxing-cpp. */
export async function decodeByWasm(binary: Binary): Promise<Decode> {
  await prepareZXingModule({ overrides: binary, fireImmediately: true });
  return async (picture) => (await readBarcodes(picture, OPTIONS)).map(({ text }) => text);
}
