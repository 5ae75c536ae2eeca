import { isLanguage } from '@kilau/contract/locales/index.ts';
import { api, forgetFarewell } from '../../../platform/api.ts';
import { chooseLanguage, chosenLanguage } from '../../../platform/i18n.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { session, type LoginAnswer } from '../../../platform/session.ts';
import { readText, writeText } from '../../../platform/storage.ts';

export interface Credentials {
  readonly user_id: string;
  readonly password: string;
  /** Ends the user's session on another device. */
  readonly ambil_alih?: boolean;
}

/** The shop that was last worked in on this device: a till stands in one shop for years. */
const SHOP_NAME = 'toko.terakhir';
export const lastShop = (): string | undefined => readText(SHOP_NAME);

/** Who logged in last on this device: whoever comes back types the password alone. */
const USER = 'masuk.terakhir';
export const lastUser = (): string => readText(USER) ?? '';

/** A shop as the login names it. */
export const shopLine = ({ kode_toko, nama_toko }: Pick<LoginAnswer['toko'], 'kode_toko' | 'nama_toko'>): string =>
  `${kode_toko} · ${nama_toko}`;

/** What the address of somebody from head office ends with: his ticket, which is good once. */
const TIKET = /^#tiket=(.+)$/;
export const tiketDariPusat = (): string | undefined => {
  const tiket = TIKET.exec(location.hash)?.[1];
  return tiket === undefined ? undefined : decodeURIComponent(tiket);
};

/** Lets somebody of head office in, whose server has signed for him. The ticket leaves the address at once. */
export async function masukDariPusat(tiket: string): Promise<void> {
  history.replaceState(null, '', location.pathname);
  const answer = await api.post<LoginAnswer>('users/login-pusat', { tiket });
  forgetFarewell();
  session.open(answer);
}

/** Logs in and remembers the login. */
export async function login(credentials: Credentials): Promise<void> {
  const answer = await api.post<LoginAnswer>('users/login', credentials);
  forgetFarewell();
  writeText(SHOP_NAME, shopLine(answer.toko));
  writeText(USER, credentials.user_id);
  // Who picked a language on this device keeps it; otherwise the user's own comes with him.
  if (chosenLanguage() === undefined && isLanguage(answer.bahasa)) {
    await chooseLanguage(answer.bahasa).catch(reportProblem);
  }
  session.open(answer);
}
