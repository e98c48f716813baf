import { expect, type Page, test } from '../helpers/journey.ts'
import { main } from '../helpers/account-page.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { checkoutWords, expectThanks, fillIn, orderButton } from '../helpers/checkout-page.ts'
import { complaintsOf, livesIn, openAlive, overflowOf, reads } from '../helpers/visit.ts'

/** A gravel bike in grey that fades to black. */
const faded = '/keld-al-grx-610/build-v2/?frameColour=BBCOLOUR-FOG&gradientColour=PNT-FADE-INK'

/** The radio buttons lie under their cards. */
const choosesSize = (page: Page, size: string) =>
  page.locator(`input[type=radio][name=size][value=${size}]`).check({ force: true })

test('a gravel bike with a fade is built, saved, shared, opened in German, changed in the cart and bought', async ({
  page,
  context,
  browser,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  await reads(context, 'en')
  await openAlive(page, faded)
  await choosesSize(page, 'M')
  await page.getByRole('button', { name: 'Save this build' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your build is saved' })
  await expect(dialog).toBeVisible()
  const code = (await dialog.getByText(/^[\dA-Z]{4}-[\dA-Z]{4}$/).textContent()) ?? ''
  const sheet = await dialog.getByRole('link', { name: 'Build sheet (PDF)' }).getAttribute('href')
  const document = await page.request.get(sheet ?? '')
  expect(document.headers()['content-type']).toBe('application/pdf')
  expect(complaints).toEqual([])

  const friend = await browser.newContext()
  await reads(friend, 'de')
  await livesIn(friend, 'de')
  const opened = await friend.newPage()
  await openAlive(opened, `/build/${code.toLowerCase()}/`)
  const picture = await opened.locator('meta[property="og:image"]').getAttribute('content')
  expect(picture).toContain('~BBCOLOUR-FOG~PNT-FADE-INK')
  await main(opened).getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(main(opened).getByText('Im Warenkorb', { exact: true })).toBeFocused()
  await expectAccessible(opened)
  expect(await overflowOf(opened)).toBe(0)

  const line = new URL(opened.url()).searchParams.get('bike')
  await main(opened).getByRole('link', { name: 'Konfiguration ändern' }).first().click()
  const update = opened.getByRole('button', { name: 'Warenkorb aktualisieren' })
  await expect(update).toBeVisible()
  await openAlive(opened, opened.url())
  await choosesSize(opened, 'L')
  await expect(opened).toHaveURL(/size=L.*cart-line=/)
  await update.click()
  await expect(main(opened).getByText('Im Warenkorb', { exact: true })).toBeFocused()
  expect(new URL(opened.url()).searchParams.get('bike')).toBe(line)

  await main(opened).getByRole('button', { name: 'Zum Warenkorb' }).first().click()
  const drawer = opened.getByRole('dialog', { name: 'Dein Warenkorb' })
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Keld AL' }).first()).toContainText(
    'L',
  )
  await expect(drawer.getByRole('link', { name: /^Konfiguration ändern: Keld AL/ })).toHaveCount(1)
  const words = checkoutWords.de
  await drawer.getByRole('button', { name: words.checkout }).click()
  await expect(opened.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await fillIn(opened, words)
  await orderButton(opened, words).click()
  await expectThanks(opened, words)
  await friend.close()
})

test('a bike that is gone from the cart is said to be gone, and can be added anew', async ({
  page,
  context,
}) => {
  await reads(context, 'en')
  await openAlive(page, `${faded}&size=M&cart-line=${'f'.repeat(16)}`)
  await page.getByRole('button', { name: 'Update your cart' }).click()
  await expect(page.getByText('This bike is no longer in your cart')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to cart' }).last().click()
  await expect(main(page).getByText('In your cart', { exact: true })).toBeVisible()
})
