/**
 * Words that passwords are most often made of, here and in the countries whose languages the program speaks. A number
 * or a sign behind one, or a digit for a letter in it, hides it from nobody who guesses.
 */
const WORDS: ReadonlySet<string> = new Set(
  `password passwords passwort passcode pass word katasandi kata sandi katalaluan rahasia rahasiaku rahsia secret
  secrets topsecret kunci admin administrator superadmin root user users username guest tamu demo test tester
  testing coba cobacoba login masuk welcome selamatdatang letmein opensesame changeme gantiaku default temp
  temporary sementara qwerty qwertyuiop qwertyui azerty asdfgh asdfghjk asdfghjkl zxcvbnm abcdef abcdefg
  abcdefgh abc abcd trustnoone trustno iloveyou iloveu loveyou lovely love iloveme sayang sayangku sayangmu
  sayangkamu akusayangkamu cinta cintaku akucintakamu akucinta kangen rindu kekasih pacar amore amoremio tiamo
  ciao ciaociao buongiorno aishiteru sakura arigatou konnichiwa nihon monkey dragon sunshine princess princesa
  football baseball basketball superman batman spiderman ironman starwars pokemon pikachu naruto doraemon
  onepiece shadow master mustang michael jordan jessica ashley daniel charlie andrew computer komputer laptop
  internet online samsung iphone android google facebook instagram whatsapp youtube tiktok yahoo gmail hello
  hellohello freedom whatever summer winter monday flower cookie chocolate liverpool chelsea arsenal barcelona
  realmadrid juventus acmilan intermilan manchester persib persija arema bonek indonesia indonesiaku
  indonesiaraya malaysia singapura hongkong jepang italia jakarta bandung surabaya semarang medan makassar
  palembang yogyakarta jogjakarta denpasar malang bogor bekasi garuda garudaku merdeka pancasila bhinneka
  bismillah bismillahirrahmanirrahim alhamdulillah assalamualaikum allahuakbar allah insyaallah subhanallah
  masyaallah astaghfirullah muhammad yesus yesuskristus tuhan tuhanyesus haleluya halleluya bunda ayah mama papa
  mamapapa papamama ibuku ayahku bapak ibubapak keluarga keluargaku sahabat teman anak anakku semangat sukses
  bahagia ceria cantik ganteng manis lucu imut kucing kelinci harimau bintang matahari bulan pelangi mawar
  melati anggrek terserah gataudeh lupa lupapassword gampang mudah mudahan rezeki berkah barokah kaya kayaraya
  jaya jayaabadi makmur sejahtera emas emasku tokoemas toko tokoku perhiasan permata berlian intan mutiara kilau
  kasir kasirku pemilik owner boss bos supervisor manager manajer karyawan kantor juragan`.split(/\s+/),
);

/** Neighbours on a keyboard, and in the alphabet. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgbyhnujm',
].flatMap((row) => [row, row.split('').toReversed().join('')]);

const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
/** A name of fewer letters occurs in words by chance. */
const TELLING_NAME = 4;
const FEWEST_SIGNS = 3;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

/** The word in a password: without what stands before and behind, with letters for the digits that stand for some. */
function wordsIn(password: string): readonly string[] {
  const plain = password.toLowerCase();
  const inner = plain.replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const read = inner.replaceAll(/[013457@$]/g, (sign) => LEET[sign] ?? sign);
  return [lettersOf(plain), lettersOf(read)];
}

/** The part that a text is made of, again and again: `12` of `121212`. */
const unitOf = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

/** A day of a calendar, written with digits: a birthday. */
const isDay = (text: string): boolean =>
  /^(0[1-9]|[12]\d|3[01])(0[1-9]|1[0-2])(19|20)\d\d$/.test(text) ||
  /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text);

/**
 * Whether a password is among the first that anybody tries: a common word, a row of keys, one part again and again, a
 * birthday, or the name of the user or the shop.
 */
export function passwordUmum(password: string, names: readonly string[]): boolean {
  const signs = password.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
  const unit = unitOf(signs);
  if (new Set(signs).size < FEWEST_SIGNS || unit.length < TELLING_NAME || isDay(signs)) return true;
  if (ROWS.some((row) => row.includes(unit))) return true;
  const known = new Set(
    names
      .flatMap((name) => [lettersOf(name), ...name.split(/\s+/).map(lettersOf)])
      .filter((word) => word.length >= TELLING_NAME),
  );
  return wordsIn(password).some((word) => WORDS.has(unitOf(word)) || known.has(unitOf(word)));
}
