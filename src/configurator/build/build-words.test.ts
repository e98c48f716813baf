import { expect, test } from 'vitest'
import { lineSubtitle } from '#/cart/items/line-subtitle.ts'
import { loadItems } from '#/cart/items/sellable-items.server.ts'
import { parseOptionUid } from '#/cart/lines/option-uid.ts'
import { buildItems } from '#/configurator/api/build-items.ts'
import { findConfigurableBike } from '#/configurator/api/requested-build.server.ts'
import { shareBuild } from '#/configurator/api/share-build.server.ts'
import { findPart, findSection, withPart } from '#/configurator/choice/choice.ts'
import { viewConfigured } from '#/saved-builds/page/view-build.server.ts'
import { configurators } from '../../../tests/helpers/configurator-shop.ts'
import { testCtx } from '../../../tests/helpers/context.ts'
import { demoDatabase } from '../../../tests/helpers/demo-database.ts'
import { paintedName } from './build-words.ts'

const { db } = await demoDatabase()
const ctxOf = (locale: 'en' | 'de') => testCtx(db, { now: new Date(), visitor: { locale } })

/** Words for parts and what they are made of; a frame's own material and motor are not among them. */
const partWords =
  /wheels|laufräder|mechanical|mechanisch|electronic|elektronisch|wireless|kabellos|\d ×|guards|schutzblech|rack|träger|lights|licht|dynamo|post|stütze|saddle|sattel/i

test('no words about a bike name a part that was replaced, for every bike and both languages', async () => {
  let tried = 0
  const wrong: string[] = []
  for (const locale of ['en', 'de'] as const) {
    const ctx = ctxOf(locale)
    const catalogue = await loadItems(ctx)
    for (const path of configurators) {
      const found = await findConfigurableBike(ctx, { slug: path.split('/')[1] ?? '' })
      if (typeof found === 'string') continue
      const { bike } = found
      const offer = bike.offers[0]
      const plain = { colour: offer?.colour ?? '', size: offer?.size ?? null, parts: {} }
      // One other part in each section is enough: it is all the same to the words which one it is.
      for (const section of bike.sections) {
        const own = findPart(section, section.own)
        const other = section.parts.find(({ sku, paint }) => sku !== section.own && !paint)
        if (!own || !other) continue
        const choice = withPart(bike, plain, section, { sku: other.sku, size: null })
        const items = buildItems(bike, choice)
        const line = {
          sku: items?.sku ?? '',
          options: (items?.options ?? []).flatMap((uid) => parseOptionUid(uid) ?? []),
          colour: null,
        }
        const inCart = lineSubtitle(line, catalogue)?.[locale] ?? ''
        if (partWords.test(inCart)) wrong.push(`${path} ${section.key}: ${inCart}`)
        tried += 1
      }
      const wheels = findSection(bike, 'wheelset')
      const [carbon] = wheels?.parts.filter(({ sku }) => sku !== wheels.own) ?? []
      if (!wheels || !carbon) continue
      const choice = withPart(bike, plain, wheels, { sku: carbon.sku, size: null })
      const before = findPart(wheels, wheels.own)?.name ?? ''
      const { subtitle } = await viewConfigured(ctx, { ...found, choice })
      const { description } = await shareBuild(ctx, { ...found, choice })
      if (partWords.test(subtitle)) wrong.push(`${path}: ${subtitle}`)
      if (!description.includes(carbon.name)) wrong.push(`${path}: no wheels in ${description}`)
      if (before !== '' && !carbon.name.includes(before) && description.includes(`${before},`))
        wrong.push(`${path}: the old wheels in ${description}`)
    }
  }
  expect(wrong).toEqual([])
  expect(tried).toBeGreaterThan(configurators.length * 10)
}, 120_000)

test('the colour of a painted bike is its paint, never the colour it would be sold in', () => {
  const paint = (section: string, name: string) => ({ section, name })
  expect(paintedName([], 'Raw titanium', 'en')).toBe('Raw titanium')
  expect(paintedName([paint('frameColour', 'Fog')], 'Raw titanium', 'en')).toBe('Fog')
  const faded = [
    paint('gradientColour', 'Moss'),
    paint('paintFinish', 'Matt'),
    paint('frameColour', 'Fog'),
  ]
  expect(paintedName(faded, 'Raw titanium', 'en')).toBe('Fog to Moss')
  expect(paintedName(faded, 'Titan natur', 'de')).toBe('Fog zu Moss')
})
