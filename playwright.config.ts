import { defineConfig, devices } from '@playwright/test'
import { findHeadlessBrowser } from './tools/browser.ts'
import { necessaryOnly } from './tests/journeys/helpers/decided.ts'
import { once } from './tests/journeys/helpers/visit.ts'
import { everyThirdParty } from './tests/third-parties/stand-in.ts'
import { journeysFolder } from './tools/test-run/journeys-data.ts'

const port = Number(process.env['JOURNEYS_PORT'] ?? 4173)
/** One server answers in place of every third party. */
const standInPort = Number(process.env['STAND_IN_PORT'] ?? port + 1)
/** Each language on one kind of device; `JOURNEYS=all` walks every journey on both. */
const isEverything = process.env['JOURNEYS'] === 'all'
const inGerman = / de(?: |$)|\(de\)/
const onPhone = / de(?: |$)|\(de\)|on the phone/
/** Journeys through what the phone does not have, such as the panels of the menu. */
const onWideWindow = /on a wide window/
const onlyOnDesktop = new RegExp(once.onDesktop.tag)
const onlyOnPhone = new RegExp(once.onPhone.tag)

/**
 * A full Chrome loads two pages of its own for the address bar of every window, seen or not, which
 * costs as much as one of ours.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
/** Playwright's own list of disabled features; Chrome follows only the last list, so ours repeats it. */
const turnedOffAnyway = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

const origin = `http://localhost:${port}`

export default defineConfig({
  testDir: 'tests/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  outputDir: 'test-results',
  use: {
    baseURL: origin,
    locale: 'en-GB',
    // Nobody is asked for consent, unless a journey is about that.
    storageState: necessaryOnly,
    // Pages change at once, unless a journey is about how they change.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a fifth of the time; `TRACE=true` keeps one of what fails.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['JOURNEYS_BROWSER'] ?? (await findHeadlessBrowser()),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${[...turnedOffAnyway, ...addressBar].join(',')}`,
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      ...(!isEverything && { grepInvert: [inGerman, onlyOnPhone] }),
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(!isEverything && { grep: onPhone }),
      grepInvert: [onWideWindow, ...(isEverything ? [] : [onlyOnDesktop])],
      // Nothing is judged by its pixels, and a sharp screen has seven times as many to paint.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
      },
    },
  ],
  globalSetup: './tests/journeys/helpers/fill-stock.ts',
  webServer: [
    {
      command: 'node tests/third-parties/stand-in.ts',
      url: `http://127.0.0.1:${standInPort}/livez`,
      env: { STAND_IN_PORT: String(standInPort) },
    },
    {
      command: 'node build/server/server.js',
      url: `${origin}/readyz`,
      timeout: 90_000,
      env: {
        // Every third party is set up, and visitors have agreed to none of them unless a journey says so.
        ...everyThirdParty(`http://127.0.0.1:${standInPort}`),
        // All journeys come from one address.
        CART_WRITES_PER_MINUTE: '1000000',
        PICTURE_MEGAPIXELS_PER_MINUTE: '1000000',
        // A journey may come from an address of its own, as if through a proxy.
        TRUSTED_PROXIES: '127.0.0.1,::1',
        // The screens of a store see its collections from these addresses.
        STORE_NETWORKS: 'leeds=198.51.100.7,berlin=198.51.100.8',
        PORT: String(port),
        HOST: '0.0.0.0',
        DATA_DIR: journeysFolder,
        LOG_LEVEL: 'warn',
        SHOW_KIT: 'true',
        DATA_LAYER: 'on',
        SHUTDOWN_NOTICE_SECONDS: '0',
        // Journeys answer in place of the lender.
        FINANCE_SCRIPT_URL: 'https://lender.example/{retailerId}/{retailerGuid}/calculator.js',
        FINANCE_RETAILER_ID: '4711',
        FINANCE_RETAILER_GUID: 'c1f9',
        // A journey sees what happens when a payment provider never answers.
        PAYMENTS: 'test-with-faults',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
})
