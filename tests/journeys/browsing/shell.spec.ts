import { expect, test } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { complaintsOf, languages, once, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const words = {
  en: {
    title: 'Built to the millimetre.',
    menu: 'Open menu',
    mainMenu: 'Main menu',
    road: 'Road',
    aero: 'Aero',
    help: 'Help',
    skip: 'Skip to content',
    lost: 'Page not found.',
    categories: 'Categories',
    imprint: 'Legal notice',
    home: 'Back to the shop',
    cart: 'Open cart',
    empty: 'Your cart is empty',
    all: 'All road bikes',
    style: 'Riding style',
    journal: 'Journal',
    compare: 'Compare bikes',
    hours: 'Monday to Saturday, 9am to 6pm',
  },
  de: {
    title: 'Auf den Millimeter gebaut.',
    menu: 'Menü öffnen',
    mainMenu: 'Hauptmenü',
    road: 'Rennrad',
    aero: 'Aero',
    help: 'Hilfe',
    skip: 'Direkt zum Inhalt',
    lost: 'Diese Seite gibt es nicht.',
    categories: 'Kategorien',
    imprint: 'Impressum',
    home: 'Zurück zum Shop',
    cart: 'Warenkorb öffnen',
    empty: 'Dein Warenkorb ist leer',
    all: 'Alle Rennräder',
    style: 'Einsatz',
    journal: 'Magazin',
    compare: 'Räder vergleichen',
    hours: 'Montag bis Samstag, 9 bis 18 Uhr',
  },
} as const

inEachLanguage(words, (w, language) => {
  test('the home page is shown without errors', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title)
    await expect(page.locator('html')).toHaveAttribute(
      'lang',
      language === 'en' ? 'en-GB' : 'de-DE',
    )
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  test('the kit shows every part without a finding', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/-/kit/')
    await page.getByRole('button', { name: 'Toast of a failure' }).click()
    await expect(page.getByText('That did not load.')).toBeVisible()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  test(
    'an empty cart says so, and the page behind it does not scroll',
    once.onDesktop,
    async ({ page }) => {
      await openAlive(page, '/')
      await page.getByRole('button', { name: w.cart }).click()
      await expect(page.getByRole('dialog')).toContainText(w.empty)
      await expect(page.locator('body')).toHaveClass(/menu-open/)
      await expectAccessible(page, 'dialog[open]')
      await page.keyboard.press('Escape')
      await expect(page.locator('body')).not.toHaveClass(/menu-open/)
    },
  )

  test('a missing page leads on by search, categories, legal links and a link home', async ({
    page,
  }) => {
    const response = await page.goto('/no/such/page/')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle('404 - Page Not Found: /no/such/page/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.lost)
    await expect(page.locator('link[rel=canonical], meta[property="og:url"]')).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('searchbox')).toBeVisible()
    const categories = main.getByRole('navigation', { name: w.categories })
    await expect(categories.getByRole('link', { name: w.road })).toBeVisible()
    await expect(main.getByRole('link', { name: w.imprint })).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
    await expectAccessible(page)
    await page.getByRole('link', { name: w.home }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.title)
  })

  test('the keyboard can skip the header, which never covers the focus', async ({ page }) => {
    await openAlive(page, '/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: w.skip })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
    for (let count = 0; count < 6; count += 1) {
      await page.keyboard.press('Tab')
      const isCovered = await page.evaluate(() => {
        const { left, top, width, height } = document.activeElement!.getBoundingClientRect()
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return seen?.closest('header') !== null
      })
      expect(isCovered).toBe(false)
    }
  })

  test('nothing is cut off in a narrow window', async ({ page }) => {
    for (const path of ['/', '/-/kit/', '/no/such/page/']) {
      await page.goto(path)
      for (const width of [320, 768]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflowOf(page), `${path} at ${width} px`).toBe(0)
      }
    }
  })
})

test('dialog, drawer and sheet open without a finding and close by Escape', async ({ page }) => {
  await openAlive(page, '/-/kit/')
  for (const name of ['Dialog', 'Drawer', 'Sheet']) {
    const opener = page.getByRole('button', { name, exact: true })
    await opener.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('the help centre is one click away in every country', async ({ page, context }) => {
  await reads(context, 'en')
  const help = page.getByRole('link', { name: 'Help', exact: true }).first()
  for (const country of ['de', 'fr']) {
    await page.goto(`/?country=${country}`)
    await expect(help).toHaveAttribute('href', '/help-centre/')
  }
})

test('help is behind the landscape of the home page, unless it has focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const help = page.getByRole('button', { name: 'Need a hand?' })
  const seen = () =>
    help.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await page.locator('#new').scrollIntoViewIfNeeded()
  await expect.poll(seen).toBe(true)
  await page
    .getByText('Made for the road you have')
    .evaluate((title) => title.scrollIntoView({ block: 'center' }))
  await expect.poll(seen).toBe(false)
  await page.keyboard.press('Tab')
  await help.focus()
  expect(await seen()).toBe(true)
})

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const language of languages)
    test(`the menu fills the window and unfolds its levels (${language})`, async ({
      page,
      context,
    }) => {
      const w = words[language]
      await reads(context, language)
      await openAlive(page, '/')
      await page.getByRole('button', { name: w.menu }).click()
      await expect(page.locator('body')).toHaveClass(/menu-open/)
      const menu = page.getByRole('dialog').getByRole('navigation', { name: w.mainMenu })
      await menu.getByText(w.road, { exact: true }).click()
      await expect(menu.getByRole('link', { name: w.aero })).toBeVisible()
      await expect(menu.getByRole('link', { name: w.all })).toBeVisible()
      await expect(menu.getByText(w.style, { exact: true }).first()).toBeVisible()
      await expect(menu.getByRole('link', { name: w.journal })).toBeAttached()
      await expect(menu.getByRole('link', { name: w.compare })).toBeAttached()
      await expect(page.getByRole('dialog').getByText(w.hours)).toBeAttached()
      await expectAccessible(page, 'dialog[open]')
      await menu.getByRole('link', { name: w.aero }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator('body')).not.toHaveClass(/menu-open/)
    })
})

test('a page states its canonical URL and that of the other site', async ({ page, context }) => {
  await reads(context, 'en')
  await page.goto('/?utm_source=x')
  const head = page.locator('head')
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://www.caldercycles.example/',
  )
  await expect(head.locator('link[hreflang=de-DE]')).toHaveAttribute(
    'href',
    'https://de.caldercycles.example/',
  )
  await expect(head.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB')
  await expect(page).toHaveTitle('Bikes built to the millimetre | Calder Cycles')
})
