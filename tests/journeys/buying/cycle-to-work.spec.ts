import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '../helpers/journey.ts'
import { pdfText } from '../helpers/pdf-text.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { backOffice } from '../helpers/back-office.ts'
import { addHelmet, checkoutWords, fillIn, hasHelmet } from '../helpers/checkout-page.ts'
import { comesFromHome } from '../helpers/member.ts'
import { findInMail } from '../helpers/outbox.ts'
import { complaintsOf, once, openAlive, overflowOf, reads } from '../helpers/visit.ts'

const w = checkoutWords.en
const quotePath = '/cycletowork/quote/'
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')
const submit = (page: Page) => main(page).getByRole('button', { name: 'Get my quote' }).click()

/** Fills the form and returns the mailbox of the quote. */
async function fillQuote(page: Page): Promise<string> {
  await main(page).getByLabel('Employer', { exact: true }).fill('Analytical Engines Ltd')
  await main(page).getByLabel('Scheme provider').selectOption('Cyclescheme')
  await fillIn(page, w)
  return page.getByLabel(w.email).inputValue()
}

const numberOf = async (page: Page): Promise<string> =>
  /Q-[\dA-Z]{4}-[\dA-Z]{4}/.exec(
    (await main(page)
      .getByText(/^Quote Q-/)
      .textContent()) ?? '',
  )?.[0] ?? ''

/** Makes a quote of a helmet, as quickly as can be. */
async function getsQuote(page: Page) {
  await hasHelmet(page)
  await openAlive(page, quotePath)
  const email = await fillQuote(page)
  await submit(page)
  await expect(heading(page, 'Your quote is ready.')).toBeVisible()
  return { email, number: await numberOf(page) }
}

async function handsIn(page: Page, certificate: string, value: string) {
  await main(page).getByLabel('Certificate number').fill(certificate)
  await main(page).getByLabel('Value (£)').fill(value)
  await main(page).getByRole('button', { name: 'Submit', exact: true }).click()
}

const total = async (page: Page): Promise<string> => {
  const sums = await main(page).getByRole('region', { name: 'Your quote' }).textContent()
  return /Total£([\d.,]+)/.exec(sums ?? '')?.[1] ?? ''
}

const aCertificate = () => `CS-${crypto.randomUUID().slice(0, 13).toUpperCase()}`

test.beforeEach(async ({ context }) => {
  await reads(context, 'en')
  await comesFromHome(context)
})

// The scheme exists in one country, so its language is read on both devices.
test.describe('on the desktop and on the phone', () => {
  test('a Scot whose pay is near the minimum wage learns what is possible', async ({ page }) => {
    const complaints = complaintsOf(page)
    await openAlive(page, '/cycletowork/')
    const calculator = page.getByRole('region', { name: 'Work out your own saving' })
    await calculator.getByLabel(/^Price of bike/).fill('2,499')
    await calculator.getByLabel('Your gross salary a year (£)').fill('35000')
    await calculator.getByLabel('Where you pay income tax').selectOption('Scotland')
    // 21 % of tax and 8 % of National Insurance on £2,499, less the deposit of 7 %.
    await expect(calculator.getByText('£549.78')).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    // £12.71 an hour for 37.5 hours a week is £24,784.50 a year.
    await calculator.getByLabel('Your gross salary a year (£)').fill('25784.50')
    await expect(calculator.getByText('the most possible is £1,000.00')).toBeVisible()
    await calculator.getByLabel(/^Price of bike/).fill('1000')
    await expect(calculator.getByText('You save about')).toBeVisible()
    await calculator.getByLabel('Your gross salary a year (£)').fill('24784.50')
    await expect(calculator.getByText('Your pay is at the minimum wage or below')).toBeVisible()
    await calculator.getByLabel('Hours you work a week').fill('a few')
    await expect(calculator.getByText('Enter a number from 1 to 60')).toBeVisible()
    await expect(calculator.getByLabel('Your gross salary a year (£)')).toHaveValue('24784.50')
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

  test('a cart becomes a quote with a document and a link', async ({ page, context }) => {
    const drawer = await addHelmet(page, w)
    const offer = drawer.getByRole('link', { name: 'Cycle to work quote' })
    await expect(drawer.getByRole('button', { name: w.checkout })).toBeVisible()
    await expect(offer).toHaveCount(0)
    // No certificate is issued for less than £100; two helmets come to £178.
    await drawer.getByRole('spinbutton', { name: 'Quantity of Crest helmet' }).fill('2')
    await offer.click()
    await expect(heading(page, 'Cycle to work quote')).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    await fillIn(page, w, { postcode: w.address.wrong })
    await main(page).getByLabel('Your employer’s limit').fill('lots')
    await submit(page)
    await expect(page.getByRole('alert').first()).toBeFocused()
    await expect(main(page).getByLabel('Employer', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await expectAccessible(page)
    await expect(page.getByLabel(w.first).first()).toHaveValue('Ada')
    const email = await fillQuote(page)
    await main(page).getByLabel('Employer’s town or city').fill('London')
    await submit(page)
    await expect(main(page).getByLabel('Employer’s postcode')).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await main(page).getByLabel('Employer’s building number and street').fill('1 Difference Street')
    await main(page).getByLabel('Employer’s postcode').fill('ec1a 1bb')
    await main(page).getByLabel('Your employer’s limit').fill('50')
    await submit(page)
    await expect(page.getByRole('alert').first()).toContainText('over the limit')
    await main(page).getByLabel('Your employer’s limit').fill('1,000')
    await submit(page)
    await expect(heading(page, 'Your quote is ready.')).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    const number = await numberOf(page)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`${number}.pdf`)
    const file = await readFile(await download.path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    const text = pdfText(file)
    expect(text).toContain(number)
    expect(text).toContain('Crest helmet')
    expect(text).toContain('Analytical Engines Ltd')
    expect(text).toContain('London EC1A 1BB')
    expect(text).toContain('Product code HLM-CREST-M-INK')

    await context.clearCookies({ name: 'quote_link' })
    await openAlive(page, '/cycletowork/quote/status/')
    await expect(page.getByText('Open the link in the email')).toBeVisible()
    const link = await findInMail(email, /\/cycletowork\/quote\/status\/#[\w-]{20,}/)
    await openAlive(page, link)
    await expect(page.getByText(`Quote ${number}`)).toBeVisible()
    await expect(page).not.toHaveURL(/#/)
  })

  test('a certificate is redeemed once, and becomes an order', once.onPhone, async ({ page }) => {
    // Each command of the back office starts a process, which reads the whole catalogue to place an order.
    test.slow()
    const { email, number } = await getsQuote(page)
    await handsIn(page, '??', '1')
    await expect(page.getByRole('alert').first()).toBeFocused()
    await handsIn(page, 'CS-1234', '1.00')
    await expect(
      main(page).getByText('The certificate has to be worth exactly').first(),
    ).toBeVisible()
    await expect(main(page).getByLabel('Certificate number')).toHaveValue('CS-1234')
    const certificate = aCertificate()
    await handsIn(page, certificate, await total(page))
    await expect(heading(page, 'We are checking your certificate.')).toBeVisible()
    await expectAccessible(page)

    const redeemed = await backOffice('quote', 'redeem', number, '--by', 'Grace', '--yes')
    const order = /order (\w{4}-\w{4})/.exec(redeemed)?.[1] ?? ''
    await page.reload()
    await expect(heading(page, 'Your order is placed.')).toBeVisible()
    await expect(main(page).getByText(order)).toBeVisible()
    await expectAccessible(page)
    expect(await findInMail(email, new RegExp(order))).toBe(order)
    await expect(backOffice('quote', 'redeem', number, '--yes')).rejects.toThrow(
      `Quote ${number} is redeemed: no "redeem" from there.`,
    )

    const second = await getsQuote(page)
    await handsIn(page, certificate, await total(page))
    await expect(heading(page, 'We are checking your certificate.')).toBeVisible()
    await expect(backOffice('quote', 'redeem', second.number, '--yes')).rejects.toThrow(
      'This certificate has already been redeemed.',
    )
    await backOffice('quote', 'reject', second.number, '--reason', 'already redeemed')
    await page.reload()
    await expect(heading(page, 'Your quote is ready.')).toBeVisible()
    await expect(page.getByText('Certificate not confirmed')).toBeVisible()
  })
})

test('a build is quoted from the configurator, and leads back to it', async ({ page }) => {
  await openAlive(page, '/keld-725-apex-axs/build-v2/')
  const link = main(page).getByRole('link', { name: 'Get a quote for this build' })
  await link.click()
  await expect(main(page).getByRole('radio', { name: /^XS/ })).toBeFocused()
  await openAlive(page, '/keld-725-apex-axs/build-v2/?size=M')
  await link.click()
  await expect(heading(page, 'Cycle to work quote')).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Your quote' })).toContainText('Keld')
  await expectAccessible(page)
  await fillQuote(page)
  await main(page).getByRole('link', { name: 'Change' }).click()
  await expect(page).toHaveURL(/\/keld-725-apex-axs\/build-v2\/\?.*size=M/)
  await page.goBack()
  await expect(main(page).getByLabel('Employer', { exact: true })).toHaveValue(
    'Analytical Engines Ltd',
  )
  await submit(page)
  await expect(heading(page, 'Your quote is ready.')).toBeVisible()
  await openAlive(page, `${quotePath}?bike=keld-725-apex-axs&size=M&wheelset=NONE`)
  await expect(heading(page, 'We cannot offer this build.')).toBeVisible()
  await expectAccessible(page)
})

test('the summary names the store that the bike is collected from', async ({ page }) => {
  await hasHelmet(page)
  await openAlive(page, quotePath)
  const summary = main(page).getByRole('region', { name: 'Your quote' })
  await expect(summary.getByText(/^If you ordered today, we would dispatch it on/)).toBeVisible()
  await main(page).locator('[name=delivery][value=store]').check({ force: true })
  await main(page).locator('[name=store][value=bristol]').check({ force: true })
  await expect(summary.getByText('Collect from Bristol')).toBeVisible()
  await fillQuote(page)
  await submit(page)
  await expect(heading(page, 'Your quote is ready.')).toBeVisible()
  await expect(summary.getByText('Collect from Bristol')).toBeVisible()
  await expect(main(page).getByText('Ready to collect, if ordered today')).toBeVisible()
})

test('a cart that was changed elsewhere is not quoted before it was seen', async ({ page }) => {
  await hasHelmet(page)
  await openAlive(page, quotePath)
  await fillQuote(page)
  await hasHelmet(page)
  await submit(page)
  await expect(page.getByRole('alert').first()).toContainText('total has changed')
  await expect(main(page).getByLabel('Employer', { exact: true })).toHaveValue(
    'Analytical Engines Ltd',
  )
  await submit(page)
  await expect(heading(page, 'Your quote is ready.')).toBeVisible()
})

test('a quote that has ended takes no certificate', async ({ page }) => {
  const { number } = await getsQuote(page)
  await backOffice('quote', 'expire', number)
  await handsIn(page, aCertificate(), await total(page))
  await expect(heading(page, 'This quote has expired.')).toBeVisible()
  await expect(main(page).getByText('You can get another one at today’s prices.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get another quote' }).click()
  await expect(heading(page, 'Cycle to work quote')).toBeVisible()
})

test('the German site has neither calculator nor quotes (de)', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = (baseURL ?? '').replace('localhost', 'de.localhost')
  await context.addCookies([{ name: 'i18n_redirected', value: 'de', url: origin }])
  await page.goto(`${origin}/cycletowork/`)
  await expect(heading(page, 'Dienstrad')).toBeVisible()
  expect(await page.content()).not.toMatch(/"savings"|National Insurance|cycletowork\/quote/)
  await page.goto(`${origin}${quotePath}`)
  await expect(heading(page, 'Nur im Vereinigten Königreich.')).toBeVisible()
  await expect(main(page).locator('form')).toHaveCount(0)
  await expectAccessible(page)
})
