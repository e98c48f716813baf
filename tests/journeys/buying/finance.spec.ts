import { expect, test, type Page } from '../helpers/journey.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { lenderIs } from '../helpers/lender.ts'
import { livesIn, openAlive, reads } from '../helpers/visit.ts'

const bike = '/keld-725-apex-axs/'
const confirmed = 'The lender’s own calculator gives the same figures.'
const differs = 'The lender’s own calculator rounds these figures differently.'
const alone = 'Worked out by us.'

async function openCalculator(page: Page) {
  await page.getByRole('button', { name: 'Work out your payments' }).click()
  const dialog = page.getByRole('dialog', { name: 'Finance calculator' })
  await expect(dialog.getByRole('radio', { name: '48 months' })).toBeChecked()
  return dialog
}

test('a shopper works out the payments over the bike, and Escape returns to the link', async ({
  page,
}) => {
  const requests = await lenderIs(page, 'good')
  await openAlive(page, bike)
  expect(requests).toEqual([])
  const dialog = await openCalculator(page)
  await expect(dialog.getByLabel('Price', { exact: true }).first()).toHaveValue('2099')
  await expect(dialog.getByText('48 × £55.47')).toBeVisible()
  await expect(dialog.getByText(confirmed)).toBeVisible()
  expect(requests).toHaveLength(1)
  await dialog.getByRole('textbox', { name: 'Deposit' }).fill('10')
  await expect(dialog.getByText('48 × £49.92')).toBeVisible()
  await dialog.getByRole('radio', { name: '12 months' }).check()
  await expect(dialog.getByText(/£157\.43/).first()).toBeVisible()
  await expect(dialog.getByText('£209.90 on the day you order.')).toBeVisible()
  await dialog.getByRole('slider', { name: 'Deposit' }).fill('50')
  await expect(dialog.getByRole('textbox', { name: 'Deposit' })).toHaveValue('50')
  await expectAccessible(page)
  await expect(page).toHaveURL(new RegExp(`${bike}$`))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Work out your payments' }),
  ).toBeFocused()
})

test('a wrong price or deposit is explained at its field, and nothing typed is lost', async ({
  page,
}) => {
  await openAlive(page, '/finance/?price=2099')
  await page.getByRole('textbox', { name: 'Price' }).fill('two grand')
  await expect(page.getByText('Enter a price in pounds, such as 2499.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Deposit' }).fill('51')
  await expect(page.getByText('Enter a whole percentage from 0 to 50.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Price' })).toHaveValue('two grand')
  await page.getByRole('textbox', { name: 'Price' }).fill('5000')
  await page.getByRole('textbox', { name: 'Deposit' }).fill('0')
  await expect(page.getByRole('row', { name: /12 months/ })).toContainText('From a deposit of 40%')
  await page.getByRole('textbox', { name: 'Price' }).fill('399.99')
  await expect(page.getByText('No loan fits this price and deposit.')).toBeVisible()
  await expectAccessible(page)
})

for (const [kind, note] of [
  ['failing', alone],
  ['hanging', alone],
  ['lying', differs],
] as const)
  test(`the figures are the same when the lender’s script is ${kind}`, async ({ page }) => {
    const requests = await lenderIs(page, kind)
    await openAlive(page, bike)
    const dialog = await openCalculator(page)
    await expect(dialog.getByText('48 × £55.47')).toBeVisible()
    await expect.poll(() => requests.length).toBe(1)
    await expect(dialog.getByText(note)).toBeVisible()
    await expect(dialog.getByText('48 × £55.47')).toBeVisible()
  })

test('the calculator in German, on the phone (de)', async ({ page, context }) => {
  await reads(context, 'de')
  await livesIn(context, 'gb')
  await openAlive(page, '/finance/?price=2099&deposit=10')
  await expect(page.getByRole('heading', { level: 1, name: 'In Raten zahlen' })).toBeVisible()
  await expect(page.getByText('48 × £49.92')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to a page that works as a form', async ({ page }) => {
    await page.goto(bike)
    await page.getByText('Work out your payments').click()
    await expect(page).toHaveURL('/finance/?price=2099')
    await page.getByRole('textbox', { name: 'Deposit' }).fill('10')
    await page.getByRole('radio', { name: '36 months' }).check()
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('36 × £62.92')).toBeVisible()
    await page.getByRole('textbox', { name: 'Deposit' }).fill('77')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Enter a whole percentage from 0 to 50.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Deposit' })).toHaveValue('77')
  })
})
