import { describe, expect, it } from 'vitest';
import type { Language } from '@kilau/contract/locales/index.ts';
import { vocabularyOf, wrongLanguage } from './tidy/locale-language.ts';
import { languages, legalTexts } from './tidy/locale-texts.ts';

const all = await languages();
const vocabulary = vocabularyOf(all);

/** What is found when a text stands in a language where the program has none of that key. */
const planted = (language: Language, text: string, indonesian = '') =>
  wrongLanguage({ id: { 'planted.text': indonesian }, [language]: { 'planted.text': text } }, vocabulary);

describe('texts', () => {
  it('are in their language', () => expect(wrongLanguage(all)).toEqual([]));
  it('of law are in their language', async () => {
    const legal = await legalTexts();
    expect(Object.values(legal).map((texts) => Object.keys(texts).length > 20)).not.toContain(false);
    expect(wrongLanguage(legal, vocabulary)).toEqual([]);
  });

  // Buttons show their keys, and on a phone none; only a sheet of cells is for keys alone.
  it('name no key, which a phone has not', () => {
    const named = Object.entries(all).flatMap(([language, texts]) =>
      Object.entries(texts).flatMap(([key, text]) => (/\bF\d{1,2}\b|Ctrl/.test(text) ? [`${language} ${key}`] : [])),
    );
    expect(named.filter((name) => !name.endsWith(' banyak.petunjuk'))).toEqual([]);
  });

  const SENTENCE = {
    id: 'Nomor nota sudah pernah dipakai, silahkan periksa kembali.',
    en: 'This receipt number has already been used, please check it again.',
    it: 'Questo numero di nota è già stato usato, controllalo di nuovo.',
    hk: '此單據號碼已被使用，請再檢查一次。',
    my: 'Nombor resit ini telah digunakan, sila semak semula.',
    jp: 'この伝票番号はすでに使われています。もう一度確認してください。',
  } as const satisfies Record<Language, string>;
  const every = Object.keys(SENTENCE) as Language[];
  it.each(every.flatMap((to) => every.filter((from) => from !== to).map((from) => [from, to] as const)))(
    'are found when %s stands in %s',
    (from, to) => expect(planted(to, SENTENCE[from])).toHaveLength(1),
  );
  it.each(every)('may be said in %s', (language) => expect(planted(language, SENTENCE[language])).toEqual([]));

  it.each([
    ['an Indonesian sentence', 'jp', 'Simpan dulu sebelum mencetak nota.'],
    ['an Indonesian sentence with Japanese in it', 'jp', '保存 dulu sebelum mencetak nota.'],
    ['an Indonesian label', 'jp', 'Tambah Barang'],
    ['Indonesian in capitals', 'jp', 'BELUM DISIMPAN'],
    ['an Indonesian sentence', 'en', 'Simpan dulu sebelum mencetak nota.'],
    ['an Indonesian label', 'en', 'Tambah Barang'],
    ['an Indonesian sentence', 'it', 'Simpan dulu sebelum mencetak nota.'],
    ['an English sentence', 'it', 'Save it first before you print the receipt.'],
    ['an English sentence among Italian', 'it', 'Documento salvato. You can print the receipt now.'],
    ['an English label', 'it', 'Print the receipt'],
    ['an Italian sentence', 'id', 'Salva prima di stampare la nota.'],
    ['a Malay sentence', 'id', 'Sila simpan sebelum mencetak resit.'],
    ['an Indonesian sentence', 'my', 'Data tidak bisa dihapus karena masih dipakai.'],
    ['an Indonesian label', 'my', 'Daftar Penjualan'],
    ['a simplified sentence', 'hk', '请先保存单据然后打印。'],
    ['one simplified character', 'hk', '請先儲存单據'],
    ['a Japanese sentence', 'hk', '印刷する前に保存してください。'],
    ['Japanese without kana', 'hk', '販売伝票番号'],
    ['an Indonesian sentence', 'hk', 'Simpan dulu sebelum mencetak nota.'],
    ['a Chinese sentence', 'jp', '請先儲存單據然後列印收據'],
    ['Chinese letters', 'en', '請先儲存'],
  ] as const)('are found with %s in %s: %s', (_, language, text) => expect(planted(language, text)).toHaveLength(1));
  it('are found where the Indonesian was taken over', () => {
    expect(planted('it', 'Perhiasan berkilau', 'Perhiasan berkilau')).toEqual(['it planted.text: the Indonesian text']);
    expect(planted('en', 'Perhiasan berkilau', 'Perhiasan berkilau')).toEqual(['en planted.text: the Indonesian text']);
  });

  it.each([
    ['jp', 'Kilau {{versi}}'],
    ['jp', 'EPC を入力して Enter'],
    ['jp', '例：https://toko.example.com/uji'],
    ['hk', '24K 金，每 g 價格 (Rp)'],
    ['it', 'Tag RFID (EPC)'],
    ['en', 'Looks like you lost your internet connection'],
    ['id', 'Looks like you lost your internet connection'],
    ['my', 'Printed By {{user}} / {{waktu}}'],
    ['id', 'SPV, OWN · PDF'],
  ] as const)('may have terms and codes in %s: %s', (language, text) => expect(planted(language, text)).toEqual([]));
});
