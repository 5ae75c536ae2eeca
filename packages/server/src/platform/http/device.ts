/** The cookie by which a browser is known again, so that its user can come back while his session is alive. */
const DEVICE_COOKIE = 'perangkat';
const YEAR_SECONDS = 31_536_000;
const DEVICE = /^[\w-]{8,64}$/;

/** The device id in a cookie header; empty when there is none. */
export function deviceOf(cookies: string | undefined): string {
  for (const part of (cookies ?? '').split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === DEVICE_COOKIE && DEVICE.test(value)) return value;
  }
  return '';
}

/** A header that has the browser keep its device id; scripts never see it. */
export const deviceCookie = (id: string): string =>
  `${DEVICE_COOKIE}=${id}; Path=/api/v1/users/login; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict`;
