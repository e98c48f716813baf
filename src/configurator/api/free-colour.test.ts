import { expect, test } from 'vitest'
import { browser } from '../../../tests/helpers/customers-shop.ts'
import { addBuilds, demoShop, findConfigurator } from '../../../tests/helpers/configurator-shop.ts'
import { optionUid } from '#/cart/lines/option-uid.ts'
import { sectionIds } from '#/catalogue/model/sections.ts'
import { buildLook } from '#/configurator/build/build-look.ts'
import { buildDays, buildPrice } from '#/configurator/choice/built.ts'
import { choiceFrom, choiceQuery } from '#/configurator/choice/choice-url.ts'
import { type BuildItems, buildItems } from './build-items.ts'

const shop = await demoShop()
const slug = 'keld-ti-grx-820'
const page = await findConfigurator(shop, `/${slug}/build-v2/`)
const bike = page?.bike
if (!bike) throw new Error('The demo shop lacks its titanium gravel bike.')

const own = {
  size: 'M',
  paintFinish: 'PNT-MATT',
  frameColour: 'BBCOLOUR-OWN-1F5EFF',
  gradientColour: 'PNT-FADE-OWN-A1B2C3',
  downTubeLogoColour: 'LGO-DT-OWN-FFE100',
  topTubeForkLogoColour: 'LGO-TT-OWN-00FF7F',
}
const requested = (choices: Record<string, string>) =>
  choiceFrom(new URLSearchParams(choices), bike)

test('a URL with colours that the shopper named is read and written as it is', () => {
  const { choice, lost } = requested(own)
  expect(lost).toEqual([])
  expect(Object.fromEntries(choiceQuery(choice, bike))).toEqual(own)
  expect(buildLook(bike, choice)?.paint).toEqual({
    finish: 'matt',
    colour: '#1f5eff',
    fade: { colour: '#a1b2c3', angle: 0 },
    downTubeLogo: '#ffe100',
    smallLogo: '#00ff7f',
  })
})

test.each([
  ['a lower-case SKU', { frameColour: 'BBCOLOUR-OWN-1f5eff' }],
  ['no colour', { frameColour: 'BBCOLOUR-OWN' }],
  ['a short colour', { frameColour: 'BBCOLOUR-OWN-FFF' }],
  ['a colour of an option with a colour', { frameColour: 'BBCOLOUR-INK-1F5EFF' }],
  ['a colour of wheels', { wheelset: 'WHL-C40-1F5EFF' }],
  ['markup', { frameColour: 'BBCOLOUR-OWN-"><img>' }],
  ['an option of another section', { frameColour: 'PNT-FADE-OWN-1F5EFF' }],
])('a URL with %s shows the bike as it is, and says so', (_name, choices) => {
  const { choice, lost } = requested({ size: 'M', ...choices })
  expect(choice.parts).toEqual({})
  expect(lost.map(({ key }) => key)).toEqual(Object.keys(choices))
})

test('a fade without a colour is dropped, and nothing is charged for it', () => {
  const { choice, lost } = requested({ ...own, gradientColour: 'PNT-FADE-OWN' })
  expect(lost.map(({ key }) => key)).toEqual(['gradientColour'])
  expect(choice.parts['frameColour']?.sku).toBe(own.frameColour)
})

test.each(['gb', 'de'])('in %s page, quote and cart agree on price and day', async (country) => {
  const offered = (await findConfigurator(shop, `/${slug}/build-v2/`, country))?.bike ?? bike
  const { choice } = choiceFrom(new URLSearchParams(own), offered)
  const items = buildItems(offered, choice)
  const { cart, user_errors } = await addBuilds(shop, items ? [items] : [], country)
  expect(user_errors).toEqual([])
  const total = { value: (buildPrice(offered, choice)?.total ?? 0) / 100 }
  const day = offered.dispatchDays[buildDays(offered, choice) ?? -1]
  expect(cart?.prices.subtotal_including_tax).toMatchObject(total)
  expect(cart?.dispatch_date).toBe(day)
  expect(JSON.stringify(cart)).toContain('#1F5EFF')
  const paint = optionUid({ sectionId: sectionIds.frameColour, sku: items?.paint ?? '' })
  const body = { slug, sku: items?.sku, selected_options: [...(items?.options ?? []), paint] }
  const cookies = { location_country: country }
  const answer = await shop.post('/nuxt/api/configurator/quote', body, { cookies })
  expect(JSON.parse(await answer.text())).toMatchObject({ valid: true, dispatch_date: day })
})

const changed = (change: Partial<BuildItems>): BuildItems => {
  const items = buildItems(bike, requested(own).choice)
  if (!items) throw new Error('The build has no items.')
  return { ...items, ...change }
}
const option = (sectionId: number, sku: string) => optionUid({ sectionId, sku })

test.each([
  ['a colour that is not named', changed({ paint: 'BBCOLOUR-OWN' })],
  ['a colour that is none', changed({ paint: 'BBCOLOUR-OWN-GGGGGG' })],
  [
    'a fade that is not named',
    changed({ options: [option(sectionIds.gradientColour, 'PNT-FADE-OWN')] }),
  ],
  [
    'a fade into the same colour',
    changed({ options: [option(sectionIds.gradientColour, 'PNT-FADE-OWN-1F5EFF')] }),
  ],
  [
    'a colour in another section',
    changed({ options: [option(sectionIds.paintFinish, 'PNT-FADE-OWN-A1B2C3')] }),
  ],
  [
    'a second frame colour',
    changed({ options: [option(sectionIds.frameColour, 'BBCOLOUR-OWN-A1B2C3')] }),
  ],
  ['coloured wheels', changed({ options: [option(sectionIds.wheelset, 'WHL-C40-A1B2C3')] })],
])('the cart refuses %s', async (_name, items) => {
  const { cart, user_errors } = await addBuilds(shop, [items])
  expect(user_errors).toHaveLength(1)
  expect(cart?.items ?? []).toEqual([])
})

test('a SKU in lower case is the same paint, since carts read SKUs in any case', async () => {
  const { cart, user_errors } = await addBuilds(shop, [changed({ paint: 'bbcolour-own-1f5eff' })])
  expect(user_errors).toEqual([])
  expect(JSON.stringify(cart)).toContain('BBCOLOUR-OWN-1F5EFF')
})

test('the picture of the bike is in its own colours', async () => {
  const picture = `/img/bike/${slug}/${bike.colours[0]?.code}`
  const skus = [own.paintFinish, own.frameColour, own.gradientColour, own.downTubeLogoColour]
  const drawn = await shop.get(`${picture}~${skus.join('~')}.svg`)
  expect(drawn.status).toBe(200)
  const svg = await drawn.text()
  for (const colour of ['#1f5eff', '#a1b2c3', '#ffe100']) expect(svg).toContain(colour)
  for (const wrong of ['BBCOLOUR-OWN', 'BBCOLOUR-OWN-FFF', 'BBCOLOUR-INK-1F5EFF'])
    expect((await shop.get(`${picture}~${wrong}.svg`)).status, wrong).toBe(404)
})

test('a saved build keeps the colours and their names', async () => {
  const { call } = browser(shop)
  const saved = await call('configurator/save', { bike: slug, choices: own })
  expect(saved.status).toBe(200)
  const { code } = saved.answer['build'] as { code: string }
  const opened = await call(`configurator/saved?code=${code}`)
  expect(opened.text).toContain('Your own colour #1F5EFF')
  expect(opened.answer).toMatchObject({ build: { changes: [] } })
})
