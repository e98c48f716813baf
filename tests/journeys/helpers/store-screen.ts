import { type BrowserContext, devices, expect, type Page } from '@playwright/test'
import { consentIn, consentWords, storedIn } from './consent-page.ts'
import { necessaryOnly } from './decided.ts'
import type { Language } from './visit.ts'

/** The network of the store in Leeds (playwright.config.ts). */
const storeIp = '198.51.100.7'

export const screenWords = {
  en: {
    bar: 'Screen in our store',
    continue: 'Continue on your phone',
    callUp: 'Open a saved build',
    finish: 'Finish and clear',
    warning: 'Are you still there?',
    stay: 'I’m still here',
    clear: 'Clear now',
    ending: /^One moment/,
    onPhone: 'It’s on your phone',
    taken: 'Your cart is on this phone',
    used: /^This code has been used already/,
    unanswered: /^The shop did not answer/,
    again: 'Try again',
    cart: /^Your cart$/,
    viewCart: 'View cart',
    helmet: 'Crest helmet',
    backToPage: 'Back to the page you were on',
  },
  de: {
    bar: 'Bildschirm in unserem Laden',
    continue: 'Auf dem Handy weitermachen',
    callUp: 'Gespeicherte Konfiguration öffnen',
    finish: 'Beenden und leeren',
    warning: 'Bist du noch da?',
    stay: 'Ich bin noch da',
    clear: 'Jetzt leeren',
    ending: /^Einen Moment/,
    onPhone: 'Auf deinem Handy angekommen',
    taken: 'Dein Warenkorb ist auf diesem Handy',
    used: /^Dieser Code ist schon benutzt/,
    unanswered: /^Der Shop hat nicht geantwortet/,
    again: 'Noch einmal versuchen',
    cart: /^Dein Warenkorb$/,
    viewCart: 'Warenkorb ansehen',
    helmet: 'Helm Crest',
    backToPage: 'Zurück zur Seite, auf der du warst',
  },
} as const

/** A tablet on a stand; its user agent is that of no phone. */
const { defaultBrowserType: _, ...tablet } = devices['iPad (gen 7) landscape']
export { tablet }

export function screenIn(language: Language) {
  const w = screenWords[language]
  const shop = consentIn(language)
  const bar = (page: Page) => page.getByRole('complementary', { name: w.bar })
  return {
    ...shop,
    w,
    bar,
    warning: (page: Page) => page.getByRole('dialog', { name: w.warning }),
    phoneDialog: (page: Page) => page.getByRole('dialog', { name: w.continue }),
    /** Comes from the store's network, with a clock that the journey can turn. */
    async standsInStore(context: BrowserContext) {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': storeIp })
      await context.clock.install()
      await shop.reads(context)
    },
    async openAtScreen(page: Page, path: string) {
      await shop.open(page, path)
      await expect(bar(page)).toBeVisible()
    },
    /** The address under the QR code, which says the same. */
    async linkOf(page: Page): Promise<string> {
      const text = page.getByText(/\/continue\/#[\w-]{22}$/)
      await expect(text).toBeVisible()
      return (await text.textContent())?.trim() ?? ''
    },
    /** A phone at home in the mobile network. */
    async newPhone(context: BrowserContext): Promise<Page> {
      const browser = context.browser()
      if (!browser) throw new Error('the journey has no browser')
      const { defaultBrowserType: __, ...phone } = devices['Pixel 7']
      const own = await browser.newContext({
        ...phone,
        storageState: necessaryOnly,
        extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' },
      })
      await own.addCookies([
        {
          name: 'i18n_redirected',
          value: language,
          domain: consentWords[language].host,
          path: '/',
        },
      ])
      return own.newPage()
    },
  }
}

/** A change that the page itself makes, on whichever site it is. */
export const callFrom = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(`/nuxt/api/${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
      if (!answer.ok) throw new Error(`${to} answers ${answer.status}`)
    },
    [path, body] as const,
  )

export const addsHelmet = (page: Page) =>
  callFrom(page, 'cart/add-item', { cartItems: [{ sku: 'HLM-CREST-M-INK', quantity: 2 }] })

/** The shop's entries in the browser, without those of every new visit. */
export const leftIn = async (page: Page) =>
  (await storedIn(page))
    .map(({ name }) => name)
    .filter((name) => !['i18n_redirected', 'shared_screen', 'shared_visit'].includes(name))
    .filter((name) => name !== 'react-router-scroll-positions')
