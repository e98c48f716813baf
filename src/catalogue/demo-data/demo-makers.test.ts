import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { componentFile } from '#/catalogue/import/import-component.ts'

const folder = resolve('demo/catalogue/components')
const parts = readdirSync(folder)
  .map((name) => v.parse(componentFile, JSON.parse(readFileSync(resolve(folder, name), 'utf8'))))
  .flatMap(({ options, section, maker, hsCode }) =>
    options.map((option) => ({ maker, hsCode, ...option, section: section.key })),
  )

const brands =
  /^(Shimano|SRAM|RockShox|Zipp|DT Swiss|Continental|Schwalbe|Brooks|fizik|Ergon|Mahle)\b/

test('a part of another brand is declared under its own maker', () => {
  const named = parts.flatMap(({ sku, name, maker }) => {
    const brand = brands.exec(typeof name === 'string' ? name : name.en)?.[1]
    return brand ? [{ sku, maker, expected: brand.toLowerCase().replaceAll(' ', '-') }] : []
  })
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter(({ maker, expected }) => maker !== expected)).toEqual([])
})

test('cranks are declared as crank gear and sealant as a preparation', () => {
  const codes = (section: string, ...skus: string[]) => [
    ...new Set(
      parts
        .filter(
          (part) => part.section === section && (skus.length === 0 || skus.includes(part.sku)),
        )
        .map(({ hsCode }) => hsCode),
    ),
  ]
  expect(codes('chainset')).toEqual(['871496'])
  expect(codes('tubeless', 'TBL-LATEX', 'TBL-WINTER')).toEqual(['382499'])
})

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

test('a frame colour that nobody has to paint is refused, since custom paint cannot be returned', () => {
  const palette: unknown = JSON.parse(readFileSync(resolve(folder, 'frame-colour.json'), 'utf8'))
  const stocked = { ...v.parse(v.looseObject({}), palette), leadTimeDays: 0 }
  expect(v.safeParse(componentFile, palette).success).toBe(true)
  expect(v.safeParse(componentFile, stocked).issues?.[0].message).toContain('frame colour')
})
