/**
 * The settings that a retailer may want to change and both sites share; `sites.ts` has what differs per site, and
 * `shared-screen-settings.ts` what only screens in stores load. A limit that only protects the shop stands beside the
 * code that applies it. docs/behaviour.md explains the rules that these belong to.
 */
export const settings = {
  recentlyViewedLimit: 6,
  saveLabel: { background: '#ffd400', text: '#000000' },
  device: { refreshOnResize: false, refreshDelayMs: 50 },
  messageClearMs: 3000,
  localeMessagesCacheHours: 24,
  reloadGuardMs: 10_000,
  buildPollMs: 3_600_000,
  preload: { concurrency: 5, hoverMs: 65 },
  readMoreCharacters: 250,
  /** The only widths and heights that pictures are made in, so that nobody can fill the disk with others. */
  pictureSizes: [96, 160, 240, 320, 480, 630, 640, 800, 960, 1200, 1600, 2000],
  /** The only query parameters that may change a page; all others are dropped from keys and canonicals. */
  canonicalQuery: ['page', 'q'],
} as const

/*
 * The following are separate from the above, because every page's scripts hold `settings` as a whole and should not
 * grow by what only some of them need.
 */

/** docs/behaviour.md#listings */
export const listerSettings = {
  initialLimit: 24,
  incrementLimit: 12,
  maxItems: 240,
  defaultSort: 'position',
} as const

export const configuratorSettings = {
  initialLimit: 4,
  buildSegment: 'build-v2',
  olderBuildSegment: 'build',
} as const

export const checkoutSettings = { overseasEnabled: true, homeCountries: ['gb'] } as const

export const financeSettings = {
  isEnabled: true,
  country: 'gb',
  minDepositPercent: 0,
  maxDepositPercent: 50,
} as const

/** docs/behaviour.md#cookies */
export const cookieSettings = {
  cartDays: 7,
  localeDays: 365,
  locationDays: 365,
  affiliateDays: 365,
  chosenStoreDays: 365,
  /** After half a year a visitor is asked again. */
  consentDays: 182,
  customerTokenMinutes: 60,
  customerRefreshDays: 30,
  renewWithinMinutes: 5,
} as const

/** Used in development only, so that none of it is in a build. */
export const developmentSettings = {
  /** Whether the parts of a page have an outline (platform/browser/dev-borders.client.ts). */
  showDevBorders: false,
}

/** docs/behaviour.md#third-parties */
export const marketingSettings = {
  snippetVersion: 'v2.7.0',
  experimentTimeoutMs: 4_000,
  showsNonPersonalisedLayers: true,
  tracksVisits: true,
} as const

export const paymentSettings = {
  /** The time a buyer waits for the provider's answer before the page says that it is pending. */
  patienceMs: 4_000,
  /** The time the request listens for a late answer; after that only the job that polls the provider sees it. */
  lateAnswerMs: 60_000,
  /** The time items stay reserved for a payment without an outcome. */
  pendingMinutes: 15,
  refundPatienceMs: 10_000,
  /** The most that may be reserved without payment: by one order, and by all orders of one network. */
  unpaid: {
    perOrder: { pieces: 60, pounds: 40_000 },
    perNetwork: { pieces: 150, pounds: 100_000 },
  },
} as const
