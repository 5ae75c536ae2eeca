import type { Decode } from './by-wasm.ts';

/** The browser's own reader, which not all have, and which the library of the language does not know. */
interface Detector {
  readonly detect: (picture: ImageData) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorKind {
  readonly getSupportedFormats: () => Promise<readonly string[]>;
  new (options: { readonly formats: readonly string[] }): Detector;
}

const FORMATS: readonly string[] = ['code_128', 'ean_13', 'ean_8', 'qr_code'];

async function ownDecoder(): Promise<Decode | undefined> {
  const { BarcodeDetector: Kind } = globalThis as { readonly BarcodeDetector?: DetectorKind };
  const known = await Kind?.getSupportedFormats().catch((): readonly string[] => []);
  if (Kind === undefined || !FORMATS.every((format) => known?.includes(format))) return undefined;
  const detector = new Kind({ formats: FORMATS });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

/** The browser's own reader of codes, or else one that is fetched now. */
export async function openDecoder(): Promise<Decode> {
  const own = await ownDecoder();
  if (own) return own;
  const [{ decodeByWasm }, { default: address }] = await Promise.all([
    import('./by-wasm.ts'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  return decodeByWasm({ locateFile: () => address });
}
