import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, isLoopback, loadConfig } from './config.ts';

describe('loadConfig', () => {
  it('has a default for everything', () => {
    expect(loadConfig({}, [])).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: resolve('data'),
      trustedProxies: [],
      backup: { dir: resolve('data', 'backup'), at: '03:00', keepDays: 30, keep: 7 },
      demo: false,
      logLevel: 'info',
    });
  });

  it('takes what is set, and an empty variable for one that is not', () => {
    const config = loadConfig(
      {
        PORT: '8080',
        HOST: '0.0.0.0',
        DATABASE_URL: 'postgresql://kilau:rahasia@db.local/kilau',
        KILAU_DATABASE_OWNER_URL: 'postgresql://pemilik:rahasia@db.local/kilau',
        KILAU_DATA: '/srv/kilau',
        KILAU_DEMO: '',
        KILAU_TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16 ::1',
        LOG_LEVEL: ' debug ',
      },
      [],
    );
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgresql://kilau:rahasia@db.local/kilau',
      databaseOwnerUrl: 'postgresql://pemilik:rahasia@db.local/kilau',
      dataDir: '/srv/kilau',
      trustedProxies: ['127.0.0.1', '10.1.0.0/16', '::1'],
      backup: { dir: '/srv/kilau/backup', at: '03:00', keepDays: 30, keep: 7 },
      demo: false,
      logLevel: 'debug',
    });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535.'],
    [{ PORT: '30 00' }, 'PORT must be a port number from 0 to 65535.'],
    [{ HOST: 'http://localhost' }, 'HOST must be the address or name to listen on, such as 127.0.0.1.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must look like postgresql://user:password@host:5432/database.'],
    [
      { DATABASE_URL: 'postgres://h:x y' },
      'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
    ],
    [
      { DATABASE_URL: 'postgresql://a,b/kilau?target_session_attrs=standby' },
      'DATABASE_URL must look like postgresql://user:password@host:5432/database.',
    ],
    [
      { KILAU_DATABASE_OWNER_URL: 'postgresql://x@db/kilau' },
      'DATABASE_URL must be set too: KILAU_DATABASE_OWNER_URL owns an external database.',
    ],
    [{ KILAU_DEMO: 'maybe' }, 'KILAU_DEMO must be yes or no.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.'],
  ])('refuses %o by name', (env, sentence) => {
    expect(() => loadConfig(env, [])).toThrow(new ConfigError(sentence));
  });

  it.each(['true', '*', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.local'])(
    'takes the word of no proxy for %s',
    (text) => {
      expect(() => loadConfig({ KILAU_TRUSTED_PROXIES: text }, [])).toThrow(
        new ConfigError(
          'KILAU_TRUSTED_PROXIES must be addresses or networks of proxies, such as 127.0.0.1,10.0.0.0/24, and not everybody.',
        ),
      );
    },
  );

  it('never repeats a password', () => {
    expect(() => loadConfig({ DATABASE_URL: 'mysql://kilau:rahasia@db' }, [])).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('rahasia') }),
    );
  });

  it('switches the demo on by option or variable', () => {
    expect(loadConfig({}, ['--demo']).demo).toBe(true);
    expect(loadConfig({ KILAU_DEMO: 'YES' }, []).demo).toBe(true);
    expect(loadConfig({ KILAU_DEMO: '0' }, []).demo).toBe(false);
  });

  it('takes the key of several servers, and keeps it out of the sentence when it is none', () => {
    expect(loadConfig({ KILAU_SECRET_KEY: 'aB'.repeat(32) }, []).secretKey).toEqual(Buffer.alloc(32, 0xab));
    expect(loadConfig({ KILAU_SECRET_KEY: '' }, [])).not.toHaveProperty('secretKey');
    expect(() => loadConfig({ KILAU_SECRET_KEY: 'rahasia' }, [])).toThrow(
      /^KILAU_SECRET_KEY must be 64 hexadecimal digits((?!rahasia).)*$/,
    );
  });

  it('takes an S3 store for files, whole or not at all', () => {
    const store = { KILAU_S3_BUCKET: 'kilau', KILAU_S3_KEY: 'KUNCI', KILAU_S3_SECRET: 'sangat-rahasia' };
    expect(loadConfig(store, []).s3).toEqual({
      endpoint: undefined,
      bucket: 'kilau',
      region: 'us-east-1',
      key: 'KUNCI',
      secret: 'sangat-rahasia',
    });
    expect(
      loadConfig({ ...store, KILAU_S3_ENDPOINT: 'https://s3.lokal:9000', KILAU_S3_REGION: 'garut' }, []).s3,
    ).toMatchObject({ endpoint: 'https://s3.lokal:9000', region: 'garut' });
    expect(loadConfig({ KILAU_S3_BUCKET: '' }, [])).not.toHaveProperty('s3');
    for (const name of Object.keys(store)) {
      expect(() => loadConfig({ ...store, [name]: '' }, [])).toThrow(
        new ConfigError(`${name} must be set too: the files are to go to an S3 store.`),
      );
    }
    expect(() => loadConfig({ KILAU_S3_REGION: 'garut' }, [])).toThrow(/^KILAU_S3_BUCKET must be set too/);
    expect(() => loadConfig({ ...store, KILAU_S3_ENDPOINT: 's3.lokal' }, [])).toThrow(
      /^KILAU_S3_ENDPOINT must look like/,
    );
  });

  it('refuses the demo beyond loopback', () => {
    expect(() => loadConfig({ HOST: '0.0.0.0' }, ['--demo'])).toThrow(/^HOST is 0\.0\.0\.0, but the demo/);
    expect(() => loadConfig({ HOST: '127.evil.example', KILAU_DEMO: '1' }, [])).toThrow(ConfigError);
    expect(loadConfig({ HOST: '::1' }, ['--demo']).demo).toBe(true);
  });

  it('refuses an option it does not know', () => {
    expect(() => loadConfig({}, ['--dmeo'])).toThrow('Unknown option --dmeo: the server knows only --demo.');
  });
});

describe('isLoopback', () => {
  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('%s is', (host) => expect(isLoopback(host)).toBe(true));
  it.each(['0.0.0.0', '::', '10.0.0.1', '127.0.0.1.example', 'kilau.local'])('%s is not', (host) =>
    expect(isLoopback(host)).toBe(false),
  );
});
