import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locales } from '#/i18n/locale.ts'
import { sellerAddress, sellerOf } from '#/platform/config/seller.ts'
import { siteOfHost, sites } from '#/platform/config/sites.ts'
import de from './mail-de.json' with { type: 'json' }
import en from './mail-en.json' with { type: 'json' }
import type { MailBlock } from './mail-block.ts'
import { mailTranslator } from './mail-translator.server.ts'
import { renderMail } from './render-mail.server.tsx'

type Tree = { [key: string]: string | Tree }
const flat = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flat(value, `${path}${name}.`),
  )
const english = new Map(flat(en))
const german = new Map(flat(de))

const { site } = siteOfHost('localhost')
const mailOf = (blocks: MailBlock[]) =>
  renderMail({ locale: 'en', site, subject: 'Hello', preview: 'Soon', title: 'Thanks', blocks })

test('every text exists in both languages and none is left untranslated', () => {
  expect([...german.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  expect([...english].filter(([key, text]) => german.get(key) === text)).toEqual([])
})

const values = (text: string) => [...text.matchAll(/\{(\w+)[},]/g)].map(([, name]) => name)

test.each([...english])('%s has the same placeholders in both languages', (key, text) => {
  expect(new Set(values(german.get(key) ?? ''))).toEqual(new Set(values(text)))
})

test.each(locales)('every mail text in %s can be formatted', (locale) => {
  const translate = mailTranslator(locale)
  for (const [key, text] of locale === 'en' ? english : german)
    expect(translate(key, Object.fromEntries(values(text).map((name) => [name, 2]))), key).toMatch(
      /^[^{}]+$/,
    )
})

test('German mails use the informal form of address', () => {
  for (const [key, text] of german) expect(text, key).not.toMatch(/\b(Ihre?[mnrs]?|Ihnen)\b/)
})

test('the HTML and the plain text have the same content', () => {
  const { html, text } = mailOf([
    { kind: 'text', text: 'Your bike is on its way.' },
    { kind: 'button', label: 'Follow it', href: 'https://shop.example/t/1' },
    { kind: 'facts', rows: [{ label: 'Order', value: 'K7Q2' }] },
  ])
  for (const content of ['Your bike is on its way.', 'https://shop.example/t/1', 'K7Q2', 'Thanks'])
    for (const form of [html, text]) expect(form).toContain(content)
})

test('escapes markup that a shopper typed', () => {
  const { html } = mailOf([{ kind: 'text', text: '<img src=x onerror=alert(1)>' }])
  expect(html).not.toContain('<img src=x')
})

test('a mail has no scripts, linked files or relative URLs', () => {
  const { html } = mailOf([{ kind: 'text', text: 'Hello.' }])
  expect(html).not.toMatch(/<script|<link|src="\/|href="\//)
})

test('a mail says which company writes, where it is registered and who runs it', () => {
  for (const from of sites)
    for (const locale of locales) {
      const mail = { locale, site: from, subject: 'Hello', preview: 'Soon', title: 'Thanks' }
      const { html, text } = renderMail({ ...mail, blocks: [] })
      const seller = sellerOf(from.id)
      const facts = [seller.company, ...sellerAddress(seller, locale), seller.companyNumber]
      const words = from.id === 'de' ? ['Amtsgericht', seller.director] : ['England']
      for (const fact of [...facts, ...words]) {
        expect(html.replaceAll(/<[^>]+>/g, '')).toContain(fact)
        expect(text).toContain(fact)
      }
    }
})

/** Mails to the shop itself are no business letters. */
const toTheShop = [
  'src/checkout/handover/paid-order-mail.server.ts',
  'src/content/contact/contact.server.ts',
  'src/warranty/claim/shop-mail.server.ts',
]

test('every mail to a customer has the layout that says so', () => {
  const writers = globSync('src/**/*.server.{ts,tsx}').filter((file) =>
    /\bsubject: t|\[subject,/.test(readFileSync(file, 'utf8')),
  )
  const without = writers.filter((file) => !readFileSync(file, 'utf8').includes('renderMail({'))
  expect(writers.length).toBeGreaterThan(without.length)
  expect(without.toSorted()).toEqual(toTheShop)
})
