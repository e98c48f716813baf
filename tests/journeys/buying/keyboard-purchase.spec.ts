import { expect, type Locator, type Page, test } from '../helpers/journey.ts'
import { openAlive, reads } from '../helpers/visit.ts'

const mostPresses = 60

/** A shopper without a mouse. What they type into a field counts as one press, and so do two keys at once. */
function keyboardOf(page: Page) {
  let presses = 0
  async function press(key: string) {
    presses += 1
    await page.keyboard.press(key)
  }
  return {
    presses: () => presses,
    press,
    async type(text: string) {
      presses += 1
      await page.keyboard.type(text)
    },
    async tabTo(target: Locator) {
      for (let tabs = 0; tabs < 40; tabs += 1) {
        await press('Tab')
        if (await target.evaluate((element) => element === document.activeElement)) return
      }
      throw new Error('Forty presses of Tab do not lead there.')
    },
  }
}

test('a guest buys a bike of their own configuration with the keyboard alone', async ({
  page,
  context,
}) => {
  // Every press is a call to the browser.
  test.slow()
  await reads(context, 'en')
  const main = page.getByRole('main')
  const { press, presses, tabTo, type } = keyboardOf(page)
  const counts: Record<string, number> = {}
  const count = (where: string) => {
    const before = Object.values(counts).reduce((sum, each) => sum + each, 0)
    counts[where] = presses() - before
  }

  await openAlive(page, '/wold-sl-105-di2/')
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await press('Enter')
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Skip the pictures' })).toBeFocused()
  await press('Enter')
  await tabTo(main.getByRole('link', { name: 'Customise' }).first())
  await press('Enter')
  await expect(page).toHaveURL(/\/build(?:-v2)?\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  count('bike')

  await tabTo(page.locator('#step-size input').first())
  await press('ArrowDown')
  await expect(page).toHaveURL(/size=/)
  await tabTo(page.locator('#step-colour input:checked'))
  await press('ArrowRight')
  await expect(page).toHaveURL(/colour=/)
  await press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeFocused()
  await press('Enter')
  await expect(page).toHaveURL(/\/review\/\?bike=/)
  await expect(main.getByText('In your cart', { exact: true })).toBeFocused()
  count('configurator')

  await tabTo(main.getByRole('button', { name: 'Go to checkout' }).first())
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
  count('review')

  const fields = [
    ['Email address', `ada-${crypto.randomUUID()}@example.com`],
    ['First name', 'Ada'],
    ['Last name', 'Holm'],
    ['House number and street', '1 Mill Lane'],
    ['Postcode', 'LS1 4AP'],
    ['Town or city', 'Leeds'],
    ['Phone number', '0113 496 0000'],
  ] as const
  for (const [label, text] of fields) {
    await tabTo(main.getByRole('textbox', { name: label, exact: true }).first())
    await type(text)
  }
  await tabTo(page.getByRole('button', { name: /^Order and pay £/ }).first())
  await press('Enter')
  await expect(page).toHaveURL(/\/checkout\/confirmation\/$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Thank you/ })).toBeFocused()
  count('checkout')

  expect(presses(), JSON.stringify(counts)).toBeLessThan(mostPresses)
})
