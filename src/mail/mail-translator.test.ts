import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as customerMails from '#/customers/mails/customer-mails.server.ts'
import { writeQuoteMail } from '#/cycle-to-work/quote-document/send-quote-mail.server.ts'
import { quoteMailKinds } from '#/cycle-to-work/quotes/quote-mail.ts'
import { locales } from '#/i18n/locale.ts'
import { mailSite } from './mail-site.server.ts'
import type { RenderedMail } from './render-mail.server.tsx'
import { orderMailKinds } from '#/orders/mail/order-mail.ts'
import { wholeOrder } from '#/orders/order/orders.server.ts'
import { placeOrder } from '#/orders/placing/place-order.server.ts'
import { writeWithdrawalMail } from '#/orders/withdrawal/send-withdrawal-mail.server.ts'
import { writeOrderMail } from '#/orders/mail/write-order-mail.server.ts'
import { readConfig } from '#/platform/config/config.server.ts'
import { claimStates } from '#/warranty/state/claim-state.ts'
import { writeClaimMail } from '#/warranty/claim/send-claim-mail.server.ts'
import { cartDatabase, helmet } from '../../tests/helpers/cart-shop.ts'
import { anAddress, anItem, anOrderRequest, aQuote, buyer } from '../../tests/helpers/order-shop.ts'

const { db } = await cartDatabase()
const config = readConfig({ SMTP_URL: 'smtp://mail.example' })

/** Every text contains `evil`, so that a mail which repeats any of them is detected. */
const attacks = [
  'Refund: evil.example/r',
  'URGENT your refund waits at evil.example/refund',
  'Claim your prize at evil.example now',
  'https://evil.example',
  'www.evil.example',
  '<script>evil</script>',
  'evil 0900 123456',
  'evil。example',
  'evil\u202E.example',
  'evil@evil.example',
  'evil: call 0900.1234.567',
  'go to evil❤.ws',
  'Claim at evil\u2024com today',
]

/** A mail about an order, sent on its own. */
const plainMail = {
  site: mailSite(config, 'uk'),
  token: 'token',
  documentNumber: null,
  store: null,
  hasFiles: true,
}
const ada = await buyer(db, [anItem(helmet)])
const { order: placed } = await placeOrder(ada.ctx, anOrderRequest(ada.cartId))
const order = await wholeOrder(db, placed)
const { quote } = await aQuote(db, [anItem(helmet)])

type Attack = { words: string; locale: (typeof locales)[number] }

/** Every function that builds a mail, with hostile text in each field a visitor can fill in. */
const builders: Record<string, (attack: Attack) => RenderedMail[]> = {
  'src/customers/mails/customer-mails.server.ts': ({ words, locale }) =>
    Object.values(customerMails).map((write) =>
      write(config, { site: 'uk', locale, firstName: words, emailProvenAt: ada.ctx.now }, 'token'),
    ),
  'src/cycle-to-work/quote-document/send-quote-mail.server.ts': ({ words, locale }) =>
    quoteMailKinds.map((kind) =>
      writeQuoteMail(
        {
          ...quote,
          locale,
          employer: words,
          employerCode: words,
          provider: words,
          address: { ...quote.address, firstName: words, lastName: words, company: words },
          lines: quote.lines.map((line) => ({ ...line, entered: [words] })),
        },
        kind,
        { site: mailSite(config, 'uk'), token: 'token' },
      ),
    ),
  'src/orders/mail/write-order-mail.server.ts': ({ words, locale }) =>
    orderMailKinds.map((kind) => {
      const address = {
        ...anAddress(),
        firstName: words,
        lastName: words,
        company: words,
        street: [words, words],
        city: words,
      }
      const lines = order.lines.map((line) => ({ ...line, entered: [words] }))
      const hostile = {
        ...order,
        lines,
        locale,
        shippingAddress: address,
        billingAddress: address,
      }
      return writeOrderMail(hostile, kind, plainMail)
    }),
  'src/orders/withdrawal/send-withdrawal-mail.server.ts': ({ words, locale }) => {
    const declared = {
      reference: 'W-7K4M-9QX2',
      orderId: null,
      site: 'uk',
      orderNumber: words,
      name: words,
      email: 'owner@example.com',
      lines: [],
      isLate: true,
      declaredAt: new Date('2026-11-16T09:00:00Z'),
    }
    const lines = order.lines.map((line) => ({ ...line, entered: [words] }))
    const site = mailSite(config, 'uk')
    return [null, { ...order, lines }].map((about) =>
      writeWithdrawalMail(declared, { order: about, locale, site }),
    )
  },
  'src/warranty/claim/send-claim-mail.server.ts': ({ locale }) => {
    const site = mailSite(config, 'uk')
    const href = `${site.url}/warranty-claim/status/#token`
    return [...claimStates, null].map((state) =>
      writeClaimMail(
        { number: 'C-7K4M-9QX2', locale, answers: { country: 'de' } },
        { state, message: null },
        { site, href },
      ),
    )
  },
}

test('no mail repeats hostile text that a visitor typed', () => {
  let written = 0
  for (const [name, write] of Object.entries(builders))
    for (const words of attacks)
      for (const locale of locales)
        for (const { subject, html, text } of write({ words, locale })) {
          written += 1
          expect([subject, html, text].join('\n'), `${name}: ${words}`).not.toMatch(/evil/i)
        }
  expect(written).toBeGreaterThan(attacks.length * 2 * 15)
})

test('a mail to a proved mailbox or about an order repeats a plausible name and a valid order number', () => {
  const mails = builders['src/customers/mails/customer-mails.server.ts']?.({
    words: 'Ada',
    locale: 'en',
  })
  expect(mails?.map(({ text }) => text).join('\n')).toContain('Hello Ada, you asked')
  const received = writeOrderMail(order, 'received', plainMail)
  expect(received.subject).toBe(`Thank you, Ada: your order ${order.number}`)
  expect(received.text).toContain('12 Mill Lane')
})

test('no order mail repeats a company name, which can be any sentence', () => {
  const company = 'Your account is locked'
  const [shippingAddress, billingAddress] = [
    { ...anAddress(), company },
    { ...anAddress(), company, city: 'Leeds' },
  ]
  for (const kind of orderMailKinds) {
    const mail = writeOrderMail({ ...order, shippingAddress, billingAddress }, kind, plainMail)
    expect([mail.subject, mail.html, mail.text].join('\n'), kind).not.toContain(company)
  }
  expect(orderMailKinds.length).toBeGreaterThan(3)
})

test('no mail to a mailbox that may be a stranger’s repeats a name, which can be a sentence', () => {
  const words = 'Pay us now'
  const unproven = Object.values(customerMails).map((write) =>
    write(config, { site: 'uk', locale: 'en', firstName: words, emailProvenAt: null }, 'token'),
  )
  const others = ['quote-document/send-quote-mail', 'claim/send-claim-mail'].flatMap((name) =>
    Object.entries(builders)
      .filter(([file]) => file.includes(name))
      .flatMap(([, write]) => write({ words, locale: 'en' })),
  )
  expect(unproven.length).toBeGreaterThan(5)
  expect(others.length).toBeGreaterThan(5)
  for (const { subject, html, text } of [...unproven, ...others])
    expect([subject, html, text].join('\n')).not.toContain(words)
})

test('the greeting is still a sentence without a name', () => {
  const mails = (locale: 'en' | 'de') =>
    builders['src/customers/mails/customer-mails.server.ts']?.({
      words: 'evil.example',
      locale,
    }) ?? []
  expect(
    mails('en')
      .map(({ text }) => text)
      .join('\n'),
  ).toContain('Hello, you asked')
  expect(
    mails('de')
      .map(({ text }) => text)
      .join('\n'),
  ).toContain('Hallo, du möchtest')
})

test('these tests cover every file that builds a mail', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const writing = files
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|render-mail/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes('renderMail('))
  expect(writing.toSorted()).toEqual(Object.keys(builders).toSorted())
})
