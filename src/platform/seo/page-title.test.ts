import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { messages } from '#/i18n/messages.server.ts'
import { pageTitle } from './page-title.ts'

const site = { name: 'Calder Cycles', separator: '|' }
const inEnglish = createTranslator({ locale: 'en', messages: messages.en, namespace: 'pageTitle' })
const inGerman = createTranslator({ locale: 'de', messages: messages.de, namespace: 'pageTitle' })

test.each([
  ['main', 'Gravel bikes', 'Gravel bikes | Calder Cycles', 'Gravel bikes | Calder Cycles'],
  ['blogPost', 'Rain', 'Rain | Journal | Calder Cycles', 'Rain | Magazin | Calder Cycles'],
  [
    'blogTag',
    'Steel',
    'Stories about Steel | Journal | Calder Cycles',
    'Geschichten zum Thema Steel | Magazin | Calder Cycles',
  ],
  [
    'blogCategory',
    'Tours',
    'Tours | All stories | Calder Cycles',
    'Tours | Alle Geschichten | Calder Cycles',
  ],
  [
    'collectionScreen',
    'Leeds',
    'Collections | Leeds | Calder Cycles',
    'Abholung | Leeds | Calder Cycles',
  ],
] as const)(
  'a page of kind %s called %s has its own title in both languages',
  (kind, title, en, de) => {
    expect(pageTitle(inEnglish, site, { kind, title })).toBe(en)
    expect(pageTitle(inGerman, site, { kind, title })).toBe(de)
  },
)

test('uses the separator of the site', () => {
  const other = { name: 'Radhaus', separator: '–' }
  expect(pageTitle(inGerman, other, { kind: 'main', title: 'Räder' })).toBe('Räder – Radhaus')
})

test('the home page does not repeat the name of the shop', () => {
  expect(pageTitle(inEnglish, site, { kind: 'main', title: 'Calder Cycles' })).toBe('Calder Cycles')
  expect(pageTitle(inEnglish, site, { kind: 'main', title: ' ' })).toBe('Calder Cycles')
})

test('braces and brackets in a title have no meaning', () => {
  expect(pageTitle(inEnglish, site, { kind: 'main', title: '{x} <b>' })).toBe(
    '{x} <b> | Calder Cycles',
  )
})

test('an error title has only the status and the message', () => {
  const error = { kind: 'error', statusCode: 404, message: 'Page Not Found: /nowhere/' } as const
  expect(pageTitle(inEnglish, site, error)).toBe('404 - Page Not Found: /nowhere/')
})
