import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { locales } from './locale.ts'
import { messages } from './messages.server.ts'

type Tree = { [key: string]: string | Tree }

const flat = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[path + name, value]] : flat(value, `${path}${name}.`),
  )

const english = new Map(flat(messages.en))
const german = new Map(flat(messages.de))

/** Every `{name` and `<name>` of a message, inside the branches of `plural` and `select` too. */
const placeholders = (text: string) =>
  [...new Set([...namesIn(text), ...[...text.matchAll(/<\w+>/g)].map(([tag]) => tag)])].toSorted()

/** Outside branches each outermost pair of braces is an argument; a branch is a message of its own. */
const namesIn = (text: string): string[] =>
  outermost(text).flatMap((argument) => {
    const [, name = '', kind, branches = ''] =
      /^(\w+)(?:, (plural|select|number|date)(?:, (.*))?)?$/s.exec(argument) ?? []
    return [name, ...(kind === undefined ? [] : outermost(branches).flatMap(namesIn))]
  })

/** The contents of the outermost braces of a text. */
function outermost(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (const [index, letter] of [...text].entries()) {
    if (letter === '{' && depth++ === 0) start = index + 1
    if (letter === '}' && --depth === 0) found.push([...text].slice(start, index).join(''))
  }
  return found
}

/** Texts that are rightly the same in both languages: names, loanwords and fixed wordings. */
const shared = new Set([
  'account.dataPage.newsletter',
  'account.newsletter',
  'account.profilePage.name',
  'collectionScreen.code',
  'consent.categories.marketing.title',
  'consent.columns.name',
  'consent.providers.shop',
  'contactForm.name',
  'fieldErrors.said',
  'footer.company',
  'footer.cookies',
  'footer.copyright',
  'form.optional',
  'lister.filters.material',
  'pageTitle.main',
  'product.electric.motor',
  'savedBuilds.code',
  'savedBuilds.link',
])

test('every text exists in both languages', () => {
  expect([...german.keys()].toSorted()).toEqual([...english.keys()].toSorted())
})

test('no text is empty or has spaces at its ends', () => {
  for (const [key, text] of [...english, ...german]) expect(text, key).toMatch(/^\S(.*\S)?$/s)
})

test.each([...english])('%s has the same placeholders in both languages', (key, text) => {
  expect(placeholders(german.get(key) ?? '')).toEqual(placeholders(text))
})

test('no text is left untranslated', () => {
  const same = [...english].filter(([key, text]) => german.get(key) === text && !shared.has(key))
  expect(same).toEqual([])
})

test('every text listed as the same in both languages still is', () => {
  expect([...shared].filter((key) => english.get(key) !== german.get(key))).toEqual([])
})

test.each(locales)('every message in %s can be formatted', (locale) => {
  const list = flat(messages[locale]).map(
    ([key, text]) => [key.replaceAll('.', '/'), text] as const,
  )
  const t = createTranslator<Record<string, string>>({
    locale,
    messages: Object.fromEntries(list),
    onError: (error) => {
      throw error
    },
  })
  for (const [key, text] of list) {
    const names = placeholders(text)
    const values = names.filter((name) => !name.startsWith('<')).map((name) => [name, 2])
    const tags = names.filter((name) => name.startsWith('<'))
    const fill = tags.map((tag) => [tag.slice(1, -1), (inside: string) => inside])
    expect(t.markup(key, Object.fromEntries([...values, ...fill])), key).not.toMatch(/[{}]/)
  }
})

test('German addresses one person, informally', () => {
  for (const [key, text] of german) expect(text, key).not.toMatch(/\b(Ihre?[mnrs]?|Ihnen)\b/)
})
