import * as v from 'valibot'
import { list, webUrl, yesOrNo } from './setting-schemas.ts'

/** The host of a third party's scripts, which a page's policy names. */
const scriptHost = v.pipe(
  webUrl,
  v.regex(/^https?:\/\/[a-z\d.:-]+\/?$/i),
  v.transform((text) => new URL(text).origin),
)
/** The services that a tag manager may load. */
const tagNames = ['google-analytics', 'google-ads'] as const

/** The settings of third parties, each of which is off without its key; rows of `entries` in `config.server.ts`. */
export const thirdPartyEntries = {
  TAG_MANAGER_ID: {
    schema: v.pipe(v.string(), v.regex(/^GTM-[A-Z\d]{4,12}$/)),
    fallback: null,
    expects: 'the id of a container such as GTM-ABC123',
  },
  TAG_MANAGER_URL: {
    schema: scriptHost,
    fallback: 'https://www.googletagmanager.com',
    expects: 'a URL without a path',
  },
  TAG_MANAGER_TAGS: {
    schema: v.pipe(list, v.array(v.picklist(tagNames))),
    fallback: [] as (typeof tagNames)[number][],
    expects: 'google-analytics, google-ads or both, comma-separated',
  },
  MARKETING_TOKEN: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    fallback: null,
    expects: 'a project token of letters, digits and hyphens',
  },
  MARKETING_URL: {
    schema: scriptHost,
    fallback: 'https://api.uk.exponea.com',
    expects: 'a URL without a path',
  },
  MARKETING_EXPERIMENTS: { schema: yesOrNo, fallback: false, expects: 'true or false' },
  GO_IN_STORE_TOKEN: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    fallback: null,
    expects: 'a token of letters, digits and hyphens',
  },
  GO_IN_STORE_URL: {
    schema: scriptHost,
    fallback: 'https://gis.goinstore.com',
    expects: 'a URL without a path',
  },
  SENTRY_DSN: {
    schema: v.pipe(v.string(), v.regex(/^https?:\/\/[\da-f]+@[^/\s]+(?:\/[^\s?#]*)?\/\d+$/)),
    fallback: null,
    expects: 'a DSN such as https://key@o1.ingest.sentry.io/2',
  },
} as const
