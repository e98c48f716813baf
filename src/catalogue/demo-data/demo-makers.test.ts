import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

type Maker = { name: string; responsiblePerson?: { name: string } }

const makers = readdirSync(resolve('demo/catalogue/makers')).flatMap((file): Maker[] => {
  return JSON.parse(readFileSync(resolve('demo/catalogue/makers', file), 'utf8')) as Maker[]
})

/** The German company stands for makers outside the EU that have nobody there. */
const represented = makers
  .filter(
    ({ name, responsiblePerson }) =>
      name !== 'Calder' && responsiblePerson?.name === 'Calder Cycles GmbH',
  )
  .map(({ name }) => name)

test.each(['uk.en', 'uk.de', 'de.en', 'de.de'])(
  'the page on product safety names every brand that the German company is responsible for: %s',
  (language) => {
    const page = readFileSync(resolve(`demo/content/product-safety/${language}.md`), 'utf8')
    const named = /(?:for the brands|für die Marken) (.+?)(?:\.| die verantwortliche)/.exec(
      page,
    )?.[1]
    expect(represented.length).toBeGreaterThan(5)
    expect(named?.split(/, | and | und /).toSorted()).toEqual(represented.toSorted())
  },
)
