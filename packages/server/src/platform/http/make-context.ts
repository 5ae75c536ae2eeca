import { moduleOn, valueOf } from '@kilau/contract/core/permission.ts';
import type { Language } from '@kilau/contract/locales/index.ts';
import type { Context, PublicContext, Services } from '../context.ts';
import { translatorOf } from '../i18n.ts';
import type { Identity } from '../session/identity.ts';

export const publicContext = (services: Services, lang: Language): PublicContext => ({
  ...services,
  lang,
  t: translatorOf(lang),
});

export function userContext(services: Services, { actor, shop, session_id, lang, batas }: Identity): Context {
  return {
    ...publicContext(services, lang),
    actor,
    shop,
    session_id,
    batas,
    param: (key) => valueOf(actor, key),
    isOn: (key) => moduleOn(actor, key),
  };
}
