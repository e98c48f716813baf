import { expect, test } from 'vitest'
import { readConfig } from '#/platform/config/config.server.ts'
import type { Mailer } from '#/platform/jobs/mail.server.ts'
import { sites } from '#/platform/config/sites.ts'
import { findQuoteByLink } from '#/cycle-to-work/quotes/quote-links.server.ts'
import { makeQuote } from '#/cycle-to-work/quotes/make-quote.server.ts'
import { quoteMailKinds } from '#/cycle-to-work/quotes/quote-mail.ts'
import { quoteDocument } from './quote-document.server.ts'
import { orderDay, orderMoney } from '#/orders/order/order-words.ts'
import { writeQuotePdf } from './quote-pdf.server.ts'
import { quotePicture } from './quote-picture.server.ts'
import { splitByKind } from './quote-sums.server.ts'
import { sendQuoteMail } from './send-quote-mail.server.ts'
import { bike, cartDatabase, helmet, wheels } from '../../../tests/helpers/cart-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { pdfText } from '../../../tests/journeys/helpers/pdf-text.ts'
import { anAddress, anItem, aQuote, quoteBuyer } from '../../../tests/helpers/order-shop.ts'

const { db } = await cartDatabase()
const [site] = sites
const config = readConfig({ SMTP_URL: 'smtp://mail.example' })

type Sent = Parameters<Mailer['send']>[0]

async function mailOf(quoteId: number, kind: (typeof quoteMailKinds)[number]): Promise<Sent> {
  const sent: Sent[] = []
  const mailer = { send: async (mail: Sent) => void sent.push(mail), close: () => {} }
  await sendQuoteMail({ config, db, mailer, now: testCtx(db).now }, { quoteId, kind })
  const [mail] = sent
  if (!mail) throw new Error('No mail was sent.')
  return mail
}

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

test('the first mail has a link that opens the quote, and no document of its own', async () => {
  const { quote, ctx } = await aQuote(db, [anItem(bike), anItem(helmet, { quantity: 2 })])
  const mail = await mailOf(quote.id, 'issued')
  expect(mail.to).toBe(quote.email)
  expect(mail.attachments).toBeUndefined()
  const token = /quote\/status\/#([\w-]+)/.exec(mail.text)?.[1] ?? ''
  expect((await findQuoteByLink(ctx, token))?.id).toBe(quote.id)
})

test.each(['en', 'de'] as const)('every change has a mail in %s', async (locale) => {
  const { quote } = await aQuote(db, [anItem(helmet)], { visitor: { locale } })
  const subjects = await Promise.all(quoteMailKinds.map((kind) => mailOf(quote.id, kind)))
  expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(quoteMailKinds.length)
  for (const { subject } of subjects) expect(subject).toContain(quote.number)
})

test('no mail repeats what could be an advertisement or markup', async () => {
  const address = { ...anAddress(), firstName: 'Pay us now', company: 'Buy <b>now</b>' }
  const employer = 'Your account is locked: https://evil.example'
  const { quote } = await aQuote(db, [anItem(helmet)], { changes: { address, employer } })
  const { text, html } = await mailOf(quote.id, 'issued')
  expect(`${text}${html}`).not.toMatch(/evil|locked|Pay us|Buy|<b>now/)
})

test('the document says who sells what, to whom, and how the amount is made up', async () => {
  const { quote } = await aQuote(
    db,
    [anItem(bike, { selectedOptions: [wheels] }), anItem(helmet, { quantity: 2 })],
    {
      changes: {
        employerAddress: { street: ['1 Difference Street'], city: 'London', postcode: 'EC1A 1BB' },
      },
    },
  )
  const lines = pdfText(await writeQuotePdf(quote, { site })).split('\n')
  const [bikes, accessories, total] = [quote.lines[0]?.total, quote.lines[1]?.total]
    .concat(quote.totals.total)
    .map((amount) => amount && orderMoney(quote, amount))
  expect(lines).toEqual(
    expect.arrayContaining([
      quote.number,
      'Ada Byron',
      quote.email,
      'Analytical Engines Ltd',
      '1 Difference Street',
      'London EC1A 1BB',
      'Scheme provider: Cyclescheme',
      `Product code ${bike}, WHL-C40`,
      `Product code ${helmet}`,
      bikes,
      accessories,
      total,
      orderMoney(quote, quote.totals.tax),
    ]),
  )
  const text = lines.join(' ')
  expect(text).toContain(
    'company number 00000000, registered office as above · VAT no. GB000000000',
  )
  expect(text).toContain('A quote does not reserve stock.')
  expect(text).toContain(`Prices and items are held until ${orderDay(quote, '2026-12-16')}`)
})

test('bikes and accessories add up to the subtotal', async () => {
  const { quote } = await aQuote(db, [anItem(bike), anItem(helmet, { quantity: 2 })])
  const { bikes, accessories } = splitByKind(quote)
  expect(accessories.amount).toBe(178_00)
  expect(bikes.amount + accessories.amount).toBe(quote.totals.subtotal.amount)
})

test('the document has one page, or as many as its lines need', async () => {
  const { quote } = await aQuote(db, [anItem(helmet)])
  const [line] = quote.lines
  const one = await writeQuotePdf(quote, { site })
  expect(one.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pagesOf(one)).toBe(1)
  const lines = Array.from({ length: 100 }, () => line).flatMap((each) => each ?? [])
  const many = await writeQuotePdf({ ...quote, lines }, { site })
  expect(pagesOf(many)).toBeGreaterThan(3)
})

test('the document shows the drawing of the bike with the quoted parts, on one page', async () => {
  const plain = await aQuote(db, [anItem(bike), anItem(helmet)])
  const wheeled = await aQuote(db, [anItem(helmet), anItem(bike, { selectedOptions: [wheels] })])
  const [drawn, other] = [
    await quotePicture(db, plain.quote),
    await quotePicture(db, wheeled.quote),
  ]
  expect(drawn?.image.subarray(0, 2).toString('hex')).toBe('ffd8')
  expect(other?.image.equals(drawn?.image ?? Buffer.alloc(0))).toBe(false)
  // Bikes lead a quote, whatever was added first.
  expect(other?.uid).toBe(wheeled.quote.lines[0]?.uid)
  const pdf = await quoteDocument(db, wheeled.quote, site)
  expect(pdf.includes(other?.image ?? 'nothing')).toBe(true)
  expect(pagesOf(pdf)).toBe(1)
})

test('a quote without a bike, or for one that has left the catalogue, has no drawing', async () => {
  const { quote } = await aQuote(db, [anItem(helmet)])
  expect(await quotePicture(db, quote)).toBeNull()
  const { quote: old } = await aQuote(db, [anItem(bike)])
  const gone = { asset: 'bike/no-such-bike/raw.svg', version: '1' }
  const lines = old.lines.map((line) => ({
    ...line,
    picture: line.picture && { ...line.picture, picture: gone },
  }))
  expect(await quotePicture(db, { lines })).toBeNull()
})

test('the document behind the link is written once for each state', async () => {
  const { quote } = await aQuote(db, [anItem(helmet)])
  const first = await quoteDocument(db, quote, site)
  expect(await quoteDocument(db, { ...quote }, site)).toBe(first)
  expect(await quoteDocument(db, { ...quote, state: 'withdrawn' }, site)).not.toBe(first)
})

test('a quote for collection names the store and no delivery', async () => {
  const delivery = { kind: 'store', place: 'leeds' } as const
  const ada = await quoteBuyer(db, [anItem(bike)], { changes: { delivery } })
  const made = await makeQuote(ada.ctx, ada.request)
  if (!('quote' in made)) throw new Error('The quote is over its limit.')
  const { text } = await mailOf(made.quote.id, 'issued')
  expect(text).toMatch(/Collection in Leeds\W+Free/)
  expect(text).not.toContain('£0.00')
})
