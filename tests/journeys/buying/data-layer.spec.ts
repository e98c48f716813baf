import { expect, type Page, test } from '../helpers/journey.ts'
import { checkoutWords, expectThanks, fillIn, orderButton } from '../helpers/checkout-page.ts'
import { atHomeInEachLanguage } from '../helpers/in-each-language.ts'
import { aSlowLine, once, openAlive } from '../helpers/visit.ts'

/** The names of all events that the page has pushed, and what each says of its items. */
const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event, ecommerce } = entry as {
        event?: string
        ecommerce?: {
          value?: number
          items?: { item_id: string; quantity: number }[]
        }
      }
      return event ? [{ event, value: ecommerce?.value, items: ecommerce?.items }] : []
    }),
  )
const namesOf = async (page: Page) => (await eventsOf(page)).map(({ event }) => event)

atHomeInEachLanguage(checkoutWords, (w) => {
  test(
    'from the list to the purchase, each event once and with the amounts of the cart',
    once.onDesktop,
    async ({ page, context }) => {
      await openAlive(page, '/accessories/helmets/')
      await expect.poll(() => namesOf(page)).toEqual(['view_item_list'])
      await page.getByRole('main').getByRole('link', { name: /Crest/ }).first().click()
      await expect.poll(() => namesOf(page)).toEqual(['view_item_list', 'select_item', 'view_item'])
      await page.getByRole('main').getByRole('radio', { name: /^M \(/ }).click()
      await page.getByRole('main').getByRole('button', { name: w.add }).first().click()
      const drawer = page.getByRole('dialog', { name: /^(?:Your cart|Dein Warenkorb)$/ })
      await expect(drawer.getByText('Crest').first()).toBeVisible()
      await expect
        .poll(async () => (await namesOf(page)).slice(-3))
        .toEqual(['add_to_cart', 'addToCart', 'view_cart'])
      const added = (await eventsOf(page)).find(({ event }) => event === 'add_to_cart')
      expect(added?.items).toMatchObject([{ quantity: 1 }])
      await drawer.getByRole('button', { name: w.checkout }).click()
      await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible()
      await expect.poll(async () => (await namesOf(page)).at(-1)).toBe('begin_checkout')
      expect((await eventsOf(page)).at(-1)?.value).toBe(added?.value)
      await fillIn(page, w)
      await orderButton(page, w).click()
      await expectThanks(page, w)
      await expect.poll(async () => (await namesOf(page)).at(-1)).toBe('purchase')
      const purchase = (await eventsOf(page)).at(-1)
      expect(purchase?.value).toBe(added?.value)
      expect([added, purchase].map((event) => event?.items?.[0]?.item_id)).toEqual([
        'HLM-CREST',
        'HLM-CREST',
      ])
      // Neither a reload nor Back nor a second tab is another purchase.
      const returns = [() => page.reload(), () => page.goto('/').then(() => page.goBack())]
      for (const returnToThanks of returns) {
        const claimed = page.waitForResponse(/checkout\/claim-order/)
        await returnToThanks()
        await claimed
        expect(await namesOf(page)).not.toContain('purchase')
      }
      const second = await context.newPage()
      const claimedThere = second.waitForResponse(/checkout\/claim-order/)
      await second.goto('/checkout/confirmation/')
      await claimedThere
      expect(await namesOf(second)).not.toContain('purchase')
    },
  )
})

test('another tab does not repeat what this one added', async ({ page, context }) => {
  const other = await context.newPage()
  await openAlive(other, '/bikes/')
  await openAlive(page, '/crest-helmet/?size=M')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first().click()
  await expect.poll(() => namesOf(page)).toContain('add_to_cart')
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await namesOf(other)).toEqual(['view_item_list'])
})

test('another paint for a bike in the cart is the old bike removed and the new one added', async ({
  page,
}) => {
  await openAlive(page, '/wold-sl-105/build-v2/?size=M')
  await page.getByRole('button', { name: 'Add to cart' }).last().click()
  await expect(page).toHaveURL(/review/)
  const edit = page.getByRole('main').getByRole('link', { name: 'Edit this build' }).first()
  const url = await edit.getAttribute('href')
  // Opened by its URL, so that this page has not asked for the cart yet.
  await openAlive(page, `${url}&frameColour=BBCOLOUR-FOG`)
  await page.getByRole('button', { name: 'Update your cart' }).click()
  await expect(page).toHaveURL(/review/)
  const names = ['remove_from_cart', 'removeFromCart', 'add_to_cart', 'addToCart']
  await expect
    .poll(async () => (await namesOf(page)).filter((name) => names.includes(name)))
    .toEqual(names)
  const events = await eventsOf(page)
  const [removed, added] = ['remove_from_cart', 'add_to_cart'].map((name) =>
    events.find(({ event }) => event === name),
  )
  expect(removed?.items).toMatchObject([{ item_id: 'WOLDSL-105', quantity: 1 }])
  expect(added?.items).toMatchObject([{ item_id: 'WOLDSL-105', quantity: 1 }])
  expect(added?.value).toBeGreaterThan(removed?.value ?? Infinity)
})

test('a purchase is reported though the first answer of the shop is lost, and once', async ({
  page,
}) => {
  const w = checkoutWords.en
  await openAlive(page, '/crest-helmet/?size=M')
  await page.getByRole('main').getByRole('button', { name: w.add }).first().click()
  await expect.poll(() => namesOf(page)).toContain('add_to_cart')
  await page.goto('/checkout/')
  await fillIn(page, w)
  let lost = 0
  await page.route(/checkout\/claim-order/, async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    // The shop has noted the report; the page never learns it.
    await route.fetch()
    await route.abort()
  })
  await orderButton(page, w).click()
  await expectThanks(page, w)
  await expect.poll(async () => (await namesOf(page)).at(-1), { timeout: 10_000 }).toBe('purchase')
  expect(lost).toBe(1)
  const claimed = page.waitForResponse(/checkout\/claim-order/)
  await page.reload()
  await claimed
  expect(await namesOf(page)).not.toContain('purchase')
})

for (const [path, link] of [
  ['/', 'See this bike'],
  ['/wold-sl/', /105/],
] as const)
  test(`a bike that is opened on ${path} is chosen from its list`, async ({ page }) => {
    await openAlive(page, path)
    await expect.poll(() => namesOf(page)).toContain('view_item_list')
    const shown = (await eventsOf(page)).flatMap(({ items }) => items ?? [])
    expect(shown.length).toBeGreaterThan(1)
    await page.getByRole('main').getByRole('link', { name: link }).first().click()
    await expect
      .poll(async () => (await namesOf(page)).slice(-2))
      .toEqual(['select_item', 'view_item'])
    const [chosen, viewed] = (await eventsOf(page)).slice(-2)
    expect(chosen?.items?.[0]?.item_id).toBe(viewed?.items?.[0]?.item_id)
  })

test('choices in the configurator are steps of their own, also those before a late script', async ({
  page,
}) => {
  const line = aSlowLine()
  await page.route(/watch-shop/, line.fetched)
  await openAlive(page, '/wold-sl-105/build-v2/')
  const size = (name: RegExp) => page.getByRole('radio', { name }).first()
  await size(/^M\b/).check({ force: true })
  expect(await namesOf(page)).toEqual([])
  line.letGo()
  await expect.poll(() => namesOf(page)).toEqual(['view_item', 'configure'])
  await size(/^L\b/).check({ force: true })
  await expect.poll(() => namesOf(page)).toEqual(['view_item', 'configure', 'configure'])
})
