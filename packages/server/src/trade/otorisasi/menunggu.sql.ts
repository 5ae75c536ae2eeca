/**
 * SQL that says of the request `p` for an approval that who asked is still logged in as he was then. Whom a closing, an
 * owner or a login elsewhere has logged out since sees no answer: nobody is asked for one any more.
 */
export const PEMINTA_ADA = `exists (select from sesi s
  where s.user_id = p.diminta_oleh and s.berakhir is null and s.dibuat <= p.dibuat)`;
