import { expect, type Page, test } from '../helpers/journey.ts'
import sharp from 'sharp'
import { aPdf, aVideo } from '../../claims/sample-files.ts'
import { expectAccessible } from '../helpers/axe.ts'
import { backOffice } from '../helpers/back-office.ts'
import { findInMail } from '../helpers/outbox.ts'
import { inEachLanguage } from '../helpers/in-each-language.ts'
import { once, openAlive, overflowOf } from '../helpers/visit.ts'

const words = {
  en: {
    frame: 'Frame number',
    order: 'Order number:',
    unanswered: 'What is it about? Please choose one.',
    bike: 'Bike or part',
    bought: 'Bought on',
    noticed: 'Noticed on',
    what: 'What happened?',
    pictures: 'Photos',
    arrived: 'Uploaded',
    waiting: 'Paused at',
    again: 'Choose the same file again',
    name: 'Name',
    email: 'Email address',
    send: 'Send claim',
    received: 'Received',
    number: 'Your claim number is',
    asks: 'We need to know more',
    message: 'Message',
    sendMessage: 'Send message',
    workshop: 'In the workshop',
    missing: 'at least two different photos',
    heic: 'it is sent as a JPEG',
    bikeDone: 'Bike (completed)',
    picturesWrong: 'Photos (needs correcting)',
    picturesDone: 'Photos (completed)',
    next: 'Continue',
    fault: 'What is wrong?',
    about: 'Show step: About you',
  },
  de: {
    frame: 'Rahmennummer',
    order: 'Bestellnummer:',
    unanswered: 'Worum geht es? Bitte triff eine Auswahl.',
    bike: 'Rad oder Teil',
    bought: 'Gekauft am',
    noticed: 'Bemerkt am',
    what: 'Was ist passiert?',
    pictures: 'Bilder',
    arrived: 'Hochgeladen',
    waiting: 'von selbst weiter',
    again: 'Wähle dieselbe Datei noch einmal',
    name: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    send: 'Meldung abschicken',
    received: 'Eingegangen',
    number: 'Deine Meldungsnummer ist',
    asks: 'Wir haben eine Rückfrage',
    message: 'Nachricht',
    sendMessage: 'Nachricht senden',
    workshop: 'In der Werkstatt',
    missing: 'mindestens zwei verschiedene Bilder',
    heic: 'dann wird es als JPEG gesendet',
    bikeDone: 'Rad (erledigt)',
    picturesWrong: 'Bilder (bitte prüfen)',
    picturesDone: 'Bilder (erledigt)',
    next: 'Weiter',
    fault: 'Was stimmt nicht?',
    about: 'Schritt öffnen: Deine Angaben',
  },
} as const
type Words = (typeof words)['en' | 'de']

const form = (page: Page) => page.getByRole('main').locator('form').first()

/** A step in the index above the form, which says how far it is. */
const step = (page: Page, name: string) =>
  form(page).getByRole('navigation').getByRole('link', { name, exact: true })

/** A phone shows the fields of one step at a time. */
const openStep = (page: Page, index: number) =>
  form(page).getByRole('navigation').getByRole('link').nth(index).click()

/** The files that have arrived, in the form's own lists. */
const arrived = (page: Page, w: Words) => form(page).getByText(w.arrived, { exact: true })

/** A photograph of more than one part: noise does not compress. */
async function photograph(name: string, seed: number) {
  const width = 700
  const pixels = Buffer.from(
    Array.from({ length: width * width * 3 }, (_, at) => (at * 7919 * seed + (at >> 3)) % 251),
  )
  const picture = sharp(pixels, { raw: { width, height: width, channels: 3 } })
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 95 }).toBuffer() }
}

async function fillIn(page: Page, w: Words, email: string) {
  const fields = form(page)
  await fields.locator('[name=source][value=frame]').check({ force: true })
  await fields.getByLabel(w.bike, { exact: true }).fill('Keld, M')
  await fields.getByRole('textbox', { name: w.frame }).fill('WM-2231-K')
  await fields.getByLabel(w.bought).fill('2026-03-02')
  await openStep(page, 1)
  await fields.getByLabel(w.noticed).fill('2026-09-30')
  await fields.getByLabel(w.what).fill('A crack at the seat cluster, three centimetres long.')
  for (const [name, value] of [
    ['kind', 'frame'],
    ['mileage', 'low'],
    ['use', 'gravel'],
    ['hasCrashed', 'no'],
    ['isFirstOwner', 'yes'],
    ['assembledBy', 'us'],
  ] as const)
    await fields.locator(`[name=${name}]`).selectOption(value)
  await openStep(page, 3)
  await fields.locator('[name=remedy]').selectOption('repair')
  await fields.getByLabel(w.name, { exact: true }).fill('Ada Holm')
  await fields.getByLabel(w.email).fill(email)
}

inEachLanguage(words, (w, language) => {
  test('a claim survives a lost connection and a reload, and ends with an answer', async ({
    page,
    context,
  }) => {
    const email = `claim-${language}-${Date.now()}@example.com`
    await openAlive(page, '/warranty-claim/')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    await fillIn(page, w, email)
    await page.getByRole('button', { name: w.send }).click()
    await expect(page.getByRole('alert').first()).toContainText(w.missing)
    await expect(step(page, w.bikeDone)).toBeVisible()
    await step(page, w.picturesWrong).click()
    await expect(form(page).locator('input[name=pictures]')).toBeInViewport()

    const input = form(page).locator('input[name=pictures]')
    await input.setInputFiles(await photograph('whole-bike.jpg', 3))
    await expect(arrived(page, w)).toHaveCount(1)

    await context.setOffline(true)
    const crack = await photograph('crack.jpg', 5)
    await input.setInputFiles(crack)
    await expect(page.getByText(w.waiting)).toBeVisible()
    await context.setOffline(false)
    await expect(arrived(page, w)).toHaveCount(2, { timeout: 20_000 })

    await openAlive(page, '/warranty-claim/')
    await expect(arrived(page, w)).toHaveCount(2)
    await expect(step(page, w.picturesDone)).toBeVisible()
    await expect(form(page).getByLabel(w.what)).toHaveValue(/seat cluster/)
    await page.getByRole('button', { name: w.send }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.received })).toBeVisible()
    await expect(page.getByText(w.number)).toBeVisible()
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)

    const number = await findInMail(email, /C-[\dA-Z]{4}-[\dA-Z]{4}/)
    await backOffice('claim', 'move', number, 'ask', '--message', 'Which tyres?')
    await context.clearCookies({ name: 'claim_link' })
    const token = await findInMail(email, /status\/(#[\w-]{20,})/)
    await openAlive(page, `/warranty-claim/status/${token.replace(/^status\//, '')}`)
    await expect(page.getByRole('heading', { level: 1, name: w.asks })).toBeVisible()
    await page.getByLabel(w.message, { exact: true }).fill('45 mm, at two bar')
    await page.getByRole('button', { name: w.sendMessage }).click()
    await expect(page.getByRole('heading', { level: 1, name: w.workshop })).toBeVisible()
    await expect(page.getByText('45 mm, at two bar')).toBeVisible()
  })

  test(
    'errors of fields that another answer hides leave the summary',
    once.onDesktop,
    async ({ page }) => {
      await openAlive(page, '/warranty-claim/')
      await page.getByRole('button', { name: w.send }).click()
      const summary = page.getByRole('alert').first()
      await expect(summary).toContainText(w.order)
      await expect(summary).toContainText(w.unanswered)
      await form(page).locator('[name=source][value=frame]').check({ force: true })
      await expect(summary).not.toContainText(w.order)
      await expect(summary).toContainText(w.unanswered)
      await expectAccessible(page)
    },
  )

  test(
    'a phone shows one step at a time, and every step with an error',
    once.onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openAlive(page, '/warranty-claim/')
      const what = form(page).getByLabel(w.what)
      const bike = form(page).getByLabel(w.bike, { exact: true })
      const name = form(page).getByLabel(w.name, { exact: true })
      await expect(what).toBeHidden()
      await form(page).getByRole('button', { name: w.next }).click()
      await expect(what).toBeVisible()
      await expect(bike).toBeHidden()
      await expect(page.getByRole('heading', { name: w.fault })).toBeFocused()
      await form(page).getByRole('button', { name: w.about }).click()
      await expect(name).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: w.send }).click()
      for (const field of [bike, what, name]) await expect(field).toBeVisible()
      expect(await overflowOf(page)).toBe(0)
    },
  )

  test(
    'a receipt may be a PDF, and HEIC is refused with what to do',
    once.onPhone,
    async ({ page }) => {
      await openAlive(page, '/warranty-claim/')
      await form(page).locator('[name=source][value=frame]').check({ force: true })
      const pdf = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: aPdf }
      await form(page).locator('input[name=proof]').setInputFiles(pdf)
      await expect(arrived(page, w)).toHaveCount(1)
      const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') }
      await openStep(page, 2)
      await form(page).locator('input[name=pictures]').setInputFiles(heic)
      await expect(page.getByText(w.heic)).toBeVisible()
      await expect(arrived(page, w)).toHaveCount(1)
      await expectAccessible(page)
    },
  )

  test(
    'an upload that a reload interrupts continues with the same file',
    once.onDesktop,
    async ({ page }) => {
      await openAlive(page, '/warranty-claim/')
      const file = { name: 'noise.mp4', mimeType: 'video/mp4', buffer: aVideo(900_000) }
      let parts = 0
      await page.route('**/upload-part**', (route) => {
        parts += 1
        return parts === 2 ? route.abort() : parts > 2 ? new Promise(() => {}) : route.continue()
      })
      await openStep(page, 2)
      await form(page).locator('input[name=video]').setInputFiles(file)
      await expect(page.getByText(w.waiting)).toBeVisible()
      await page.unroute('**/upload-part**')
      await openAlive(page, '/warranty-claim/')
      await openStep(page, 2)
      await expect(page.getByText(w.again)).toBeVisible()
      const offsets: string[] = []
      page.on('request', (request) => {
        const offset = new URL(request.url()).searchParams.get('offset')
        if (offset !== null) offsets.push(offset)
      })
      await form(page).locator('input[name=video]').setInputFiles(file)
      await expect(arrived(page, w)).toHaveCount(1)
      expect(offsets[0]).toBe('262144')
    },
  )
})
