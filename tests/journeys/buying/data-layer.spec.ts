import { expect, type Page, test } from '@playwright/test'
import { checkoutWords, expectThanks, fillIn, orderButton } from '../helpers/checkout-page.ts'
import { languages, livesIn, once, openAlive, reads } from '../helpers/visit.ts'

/** The names of all events that the page has pushed, and what each says of its items. */
const eventsOf = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event, ecommerce } = entry as {
        event?: string
        ecommerce?: { value?: number; items?: { quantity: number }[] }
      }
      return event ? [{ event, value: ecommerce?.value, items: ecommerce?.items }] : []
    }),
  )
const namesOf = async (page: Page) => (await eventsOf(page)).map(({ event }) => event)

for (const language of languages) {
  const w = checkoutWords[language]

  test.describe(language, () => {
    test.beforeEach(async ({ context }) => {
      await reads(context, language)
      await livesIn(context, w.country)
    })

    test(
      'from the list to the purchase, each event once and with the amounts of the cart',
      once.onDesktop,
      async ({ page, context }) => {
        await openAlive(page, '/accessories/helmets/')
        await expect.poll(() => namesOf(page)).toEqual(['view_item_list'])
        await page.getByRole('main').getByRole('link', { name: /Crest/ }).first().click()
        await expect
          .poll(() => namesOf(page))
          .toEqual(['view_item_list', 'select_item', 'view_item'])
        await page.getByRole('main').getByRole('radio', { name: /^M \(/ }).click()
        await page.getByRole('main').getByRole('button', { name: w.add }).click()
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
        expect((await eventsOf(page)).at(-1)?.value).toBe(added?.value)
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
}

test('another tab does not repeat what this one added', async ({ page, context }) => {
  const other = await context.newPage()
  await openAlive(other, '/bikes/')
  await openAlive(page, '/crest-helmet/?size=M')
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click()
  await expect.poll(() => namesOf(page)).toContain('add_to_cart')
  await expect(other.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  expect(await namesOf(other)).toEqual(['view_item_list'])
})

test('choices in the configurator are steps of their own', async ({ page }) => {
  await openAlive(page, '/wold-sl-105/build-v2/')
  await page.getByRole('radio', { name: /^M\b/ }).first().check({ force: true })
  await expect.poll(() => namesOf(page)).toContain('configure')
})
