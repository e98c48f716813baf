import * as v from 'valibot'
import { keysOf, recordOf } from '#/platform/types/typed-keys.ts'
import {
  hostNames,
  networks,
  postgres,
  storeNetworks,
  textOfAtLeast,
  webUrl,
  wholeNumber,
  yesOrNo,
} from './setting-schemas.ts'
import { thirdPartyEntries } from './third-party-config.server.ts'

/** A wrong setting. It stops the start with one sentence instead of a stack trace. */
export class ConfigError extends Error {}

/** Every setting with its schema, default and a description of valid values. `.env.example` documents each. */
const entries = {
  PORT: {
    schema: wholeNumber(0, 65_535),
    fallback: 3000,
    expects: 'a port number from 0 to 65535',
  },
  HOST: {
    schema: textOfAtLeast(1),
    fallback: '0.0.0.0',
    expects: 'a host name or IP address',
  },
  DATABASE_URL: {
    schema: postgres,
    fallback: null,
    expects: 'a URL such as postgres://user:password@host/name',
  },
  DATA_DIR: { schema: textOfAtLeast(1), fallback: '.data', expects: 'a folder' },
  FILES_URL: {
    schema: webUrl,
    fallback: null,
    expects: 'the URL of a bucket such as https://s3.eu-west-2.amazonaws.com/claims',
  },
  FILES_REGION: {
    schema: v.pipe(v.string(), v.regex(/^[a-z\d-]+$/)),
    fallback: 'us-east-1',
    expects: 'the name of a region such as eu-west-2',
  },
  FILES_KEY_ID: {
    schema: textOfAtLeast(3),
    fallback: null,
    expects: 'the id of an access key',
  },
  FILES_SECRET: {
    schema: textOfAtLeast(3),
    fallback: null,
    expects: 'the secret of an access key',
  },
  WORKERS: {
    schema: wholeNumber(1, 256),
    fallback: 1,
    expects: 'a number of processes from 1 to 256',
  },
  LOG_LEVEL: {
    schema: v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    fallback: 'info' as const,
    expects: 'trace, debug, info, warn, error or silent',
  },
  TRUSTED_PROXIES: {
    schema: networks,
    fallback: [] as string[],
    expects: 'IP addresses or ranges, comma-separated',
  },
  STORE_NETWORKS: {
    schema: storeNetworks,
    fallback: [] as string[],
    expects:
      'IP addresses or ranges, comma-separated, each with or without its store: leeds=203.0.113.0/28',
  },
  IP_LOOKUP_URL: {
    schema: v.pipe(webUrl, v.regex(/^https:|^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/]/)),
    fallback: null,
    expects: 'a URL that begins with https:, or one of this machine',
  },
  COUNTRY_HEADER: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.toLowerCase()),
    fallback: 'cf-ipcountry',
    expects: 'a header name',
  },
  COOKIE_NAMES: {
    schema: v.picklist(['host', 'changeover', 'plain']),
    fallback: 'host' as const,
    expects: 'host, changeover or plain',
  },
  SECURE_COOKIES: { schema: yesOrNo, fallback: null, expects: 'true or false' },
  PAGE_CACHE_MB: {
    schema: wholeNumber(1, 65_536),
    fallback: 64,
    expects: 'a number of megabytes from 1 to 65536',
  },
  FRAGMENT_CACHE_MB: {
    schema: wholeNumber(0, 65_536),
    fallback: 32,
    expects: 'a number of megabytes, or 0 for none',
  },
  CART_WRITES_PER_MINUTE: {
    schema: wholeNumber(1, 1_000_000),
    fallback: 60,
    expects: 'a number from 1 to 1000000',
  },
  PICTURE_MEGAPIXELS_PER_MINUTE: {
    schema: wholeNumber(1, 1_000_000),
    fallback: 200,
    expects: 'a number from 1 to 1000000',
  },
  METRICS_TOKEN: {
    schema: textOfAtLeast(16),
    fallback: null,
    expects: 'a secret of at least 16 characters',
  },
  METRICS_NETWORKS: {
    schema: networks,
    fallback: [] as string[],
    expects: 'IP addresses or ranges, comma-separated',
  },
  DEMO_SHOP: { schema: yesOrNo, fallback: true, expects: 'true or false' },
  SHUTDOWN_NOTICE_SECONDS: {
    schema: wholeNumber(0, 300),
    fallback: 5,
    expects: 'a number of seconds from 0 to 300',
  },
  CONNECTIONS_PER_NETWORK: {
    schema: wholeNumber(1, 1_000_000),
    fallback: 1_000,
    expects: 'a number from 1 to 1000000',
  },
  SHOW_KIT: { schema: yesOrNo, fallback: false, expects: 'true or false' },
  JOBS: { schema: yesOrNo, fallback: true, expects: 'true or false' },
  MAIL_FROM: {
    schema: textOfAtLeast(3),
    fallback: 'Calder Cycles <hello@caldercycles.example>',
    expects: 'a sender such as Shop <hello@shop.example>',
  },
  SMTP_URL: {
    schema: v.pipe(v.string(), v.regex(/^smtps?:\/\//)),
    fallback: null,
    expects: 'a URL such as smtp://user:password@host:587',
  },
  REDIRECT_HOSTS: {
    schema: hostNames,
    fallback: [] as string[],
    expects: 'host names such as shop.example, comma-separated',
  },
  HELP_URL: {
    schema: webUrl,
    fallback: null,
    expects: 'a URL',
  },
  CHECKOUT_URL: {
    schema: webUrl,
    fallback: null,
    expects: 'a URL',
  },
  OVERSEAS_CHECKOUT_URL: {
    schema: webUrl,
    fallback: null,
    expects: 'a URL',
  },
  FINANCE_SCRIPT_URL: {
    schema: v.pipe(webUrl, v.regex(/^https?:/)),
    fallback: null,
    expects: 'a URL',
  },
  FINANCE_RETAILER_ID: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    fallback: null,
    expects: 'an id of letters, digits and hyphens',
  },
  FINANCE_RETAILER_GUID: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    fallback: null,
    expects: 'an id of letters, digits and hyphens',
  },
  DATA_LAYER: {
    schema: v.picklist(['on', 'shown']),
    fallback: null,
    expects: 'on or shown',
  },
  ...thirdPartyEntries,
  PAYMENTS: {
    // The shop refuses to start with a name that no provider has (checkout/payment/payment-setup.server.ts).
    schema: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]*$/)),
    fallback: null,
    expects: 'the name of a payment provider',
  },
  TEST_PAYMENT_OUTCOMES: { schema: yesOrNo, fallback: true, expects: 'true or false' },
  TEST_PAYMENTS_WITH_REAL_MAIL: { schema: yesOrNo, fallback: false, expects: 'true or false' },
  CHECKOUT_SECRET: {
    schema: textOfAtLeast(32),
    fallback: null,
    expects: 'a secret of at least 32 characters',
  },
} as const satisfies Record<
  string,
  { schema: v.GenericSchema<string, unknown>; fallback: unknown; expects: string }
>

type Entries = typeof entries
export type Config = {
  readonly [Name in keyof Entries]:
    | v.InferOutput<Entries[Name]['schema']>
    | Entries[Name]['fallback']
}

export const settingNames = keysOf(entries)

/** URLs may contain passwords and error output is widely read, so secret values are not repeated. */
const shown = (name: string, text: string) =>
  /URL|SECRET|TOKEN|DSN/.test(name) ? 'something' : `"${text}"`

/** Reads the environment once; an empty value counts as not set. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const read = (name: keyof Entries) => {
    const entry = entries[name]
    const text = environment[name]?.trim()
    if (!text) return entry.fallback
    const result = v.safeParse(entry.schema, text)
    if (!result.success)
      throw new ConfigError(`${name} is set to ${shown(name, text)} but must be ${entry.expects}.`)
    return result.output
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each setting was read by its own entry
  return recordOf(settingNames, read) as Config
}
