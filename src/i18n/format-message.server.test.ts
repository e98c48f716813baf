import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { formatMessage } from './format-message.server.ts'
import { locales } from './locale.ts'
import { messages } from './messages.server.ts'

type Tree = { [key: string]: string | Tree }

function everyMessage(tree: Tree, path: string[] = []): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[[...path, name].join('.'), value] as [string, string]]
      : everyMessage(value, [...path, name]),
  )
}

/** One value for every placeholder: a number works as a count, an amount and a word. */
const valuesFor = (message: string, value: number) =>
  Object.fromEntries(
    [...message.matchAll(/\{\s*(\w+)/g)].map(([, name = '']) => [name, value] as const),
  )

test('the built server formats every message as the library does, in both languages', () => {
  for (const locale of locales) {
    const tree: Tree = messages[locale]
    const translate = createTranslator<Record<string, unknown>>({ locale, messages: tree }) as (
      key: string,
      values: Record<string, number>,
    ) => string
    const plain = everyMessage(tree).filter(([, message]) => !/<\w|, (?:date|time)/.test(message))
    expect(plain.length).toBeGreaterThan(100)
    for (const [key, message] of plain)
      for (const value of [0, 1, 2, 1234]) {
        const values = valuesFor(message, value)
        expect([key, formatMessage(key, message, values, { locale })]).toEqual([
          key,
          translate(key, values),
        ])
      }
  }
})
