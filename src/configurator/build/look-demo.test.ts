import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bottleSeats } from '#/drawings/bike-equipment/bottle-plan.ts'
import { frameLines } from '#/drawings/bike-frame/frame-lines.ts'
import { outsideHoses } from '#/drawings/bike-cockpit/hose-plan.ts'
import { framePlan } from '#/drawings/bike-frame/frame-plan.ts'
import type { BikeLook } from '#/drawings/bike/bike-look.ts'
import { skeletonOf } from '#/drawings/bike/skeleton.ts'
import { bikeOf } from '#/catalogue/model/bike.ts'
import { bikeLook, partLook, withParts } from '#/catalogue/model/product-look.ts'
import { componentFile } from '#/catalogue/import/import-component.ts'
import { modelRecord } from '#/catalogue/import/import-model.ts'
import { readDemoFiles } from '#/catalogue/demo-data/read-demo-files.server.ts'

const coloured = ['tape', 'saddle', 'tyres'] as const
const parts = new Map(
  readDemoFiles('components', (json) => v.parse(componentFile, json)).flatMap(
    ({ section, options }) =>
      options.map((option) => [option.sku, { ...option, section: section.key }] as const),
  ),
)

/** Every bike of the demo shop in every colourway it comes in, with its look in its first size. */
const shown = readDemoFiles('models', (json) => v.parse(modelRecord, json)).flatMap((model) =>
  model.builds.flatMap((build) => {
    const like = model.builds.find(({ code }) => code === build.like)
    const bike = bikeOf(model, { ...like, ...build })
    return bike.colourways.flatMap((colourway) => {
      const [size] = bike.sizes
      if (!size) return []
      const look = bikeLook(model, { look: bike.look }, colourway, size)
      return [{ name: `${bike.slug} in ${colourway.code}`, bike, look }]
    })
  }),
)

const plain = '#1a1b1d'
/** The colours that shoppers see of tape, saddle and tyres. */
const coloursOf = ({ cockpit, saddle, wheels }: BikeLook) => ({
  tape: cockpit.tape ?? plain,
  saddle: saddle?.colour ?? plain,
  tyres: wheels.sidewall ?? 'black',
})

test('every bike is drawn with the tape, the saddle and the tyres it is sold with', () => {
  const compared = shown.flatMap(({ name, bike, look }) =>
    coloured.flatMap((section) => {
      const own = parts.get(bike.parts[section] ?? '')
      if (!own) return []
      const fitted = withParts(look, partLook(section, own, null))
      return [{ name, section, drawn: coloursOf(look)[section], sold: coloursOf(fitted)[section] }]
    }),
  )
  expect(compared.length).toBeGreaterThan(500)
  expect(compared.filter(({ drawn, sold }) => drawn !== sold)).toEqual([])
})

/** A colour in a part's name, as the specification repeats it. */
const namedColours = { en: /, (brown|tan)\b/, de: /, (Braun|helle Flanke)/ }

test('a colour that a part is named by is in the specification of its bike', () => {
  const named = shown.flatMap(({ name, bike }) =>
    coloured.flatMap((section) => {
      const own = parts.get(bike.parts[section] ?? '')
      const colour = typeof own?.name === 'object' ? namedColours.en.exec(own.name.en)?.[1] : null
      const specified = bike.specification[section]
      return colour
        ? [{ name, colour, specified: specified?.en ?? '', german: specified?.de ?? '' }]
        : []
    }),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ colour, specified }) => !specified.includes(colour))).toEqual([])
  expect(named.filter(({ german }) => !namedColours.de.test(german))).toEqual([])
})

test('every choice of tape, saddle and tyres is drawn in a colour of its own on every bike', () => {
  const choices = [...parts.values()].filter(({ section }) =>
    coloured.some((key) => key === section),
  )
  expect(choices.length).toBeGreaterThan(40)
  for (const { sku, section, look } of choices) {
    const seen = new Set(
      shown.map((each) => coloursOf(withParts(each.look, partLook(section, { look }, null)))),
    )
    const key = coloured.find((each) => each === section) ?? 'tape'
    expect([...new Set([...seen].map((colours) => colours[key]))], sku).toHaveLength(1)
  }
})

/** Sections whose parts can be seen, with the groups of the drawing that they decide. */
const seen = {
  fork: 'fork',
  wheelset: 'wheels',
  tyres: 'wheels',
  mudguards: 'extras',
  rack: 'extras',
  lights: 'extras',
} as const

test('every bike is drawn with the fork, wheels, tyres and equipment that it is sold with', () => {
  const compared = shown.flatMap(({ name, bike, look }) =>
    Object.entries(seen).flatMap(([section, group]) => {
      const own = parts.get(bike.parts[section] ?? '')
      const stated = own?.look?.[group]
      return stated ? [{ name, section, stated, drawn: look[group] }] : []
    }),
  )
  expect(compared.length).toBeGreaterThan(700)
  for (const { name, section, stated, drawn } of compared)
    expect(drawn, `${section} of ${name}`).toMatchObject(
      // the colourway decides the colour of a fork
      section === 'fork' ? { ...stated, ...colourOf(drawn) } : stated,
    )
})

const colourOf = (fork: object | undefined) =>
  fork && 'colour' in fork ? { colour: fork.colour } : {}

test('every bike is drawn with the brake discs of its specification', () => {
  const compared = shown.flatMap(({ name, bike, look }) => {
    const [, front, rear] = /(\d+)\/(\d+) mm/.exec(bike.specification.rotors?.en ?? '') ?? []
    const drawn = look.wheels.rotors ?? []
    return front ? [{ name, drawn: drawn.join('/'), specified: `${front}/${rear}` }] : []
  })
  expect(compared.length).toBeGreaterThan(150)
  expect(compared.filter(({ drawn, specified }) => drawn !== specified)).toEqual([])
  expect(new Set(compared.map(({ specified }) => specified))).toContain('180/160')
})

test('the crank is lettered as the specification names it', () => {
  const lettered = shown.map(({ name, bike, look }) => ({
    name,
    printed: look.drivetrain.name ?? '',
    specified: (bike.specification.chainset?.en ?? '').toUpperCase(),
  }))
  expect(lettered.filter(({ printed }) => printed === 'FAZUA').length).toBeGreaterThan(3)
  expect(lettered.filter(({ printed, specified }) => !specified.includes(printed))).toEqual([])
})

test('hoses are seen on the bikes whose frames do not lead them inside, and on no others', () => {
  expect(shown.length).toBeGreaterThan(150)
  for (const { name, bike, look } of shown)
    expect(outsideHoses(look, framePlan(look)).length > 0, name).toBe(
      bike.facts.hoses === 'outside',
    )
})

test('nothing is drawn on a bike that is not in its specification', () => {
  const equipped = shown.filter(({ look }) => Object.keys(look.extras ?? {}).length > 0)
  expect(equipped.length).toBeGreaterThan(20)
  for (const { name, bike, look } of equipped) {
    const { mudguards, rack, lights, kickstand, bottles, bags } = look.extras ?? {}
    const drawn = [mudguards && 'mudguards', rack && 'rack', lights && 'lights'].filter(Boolean)
    expect(Object.keys(bike.specification), name).toEqual(expect.arrayContaining(drawn))
    expect([kickstand, bottles, bags], name).toEqual([undefined, undefined, undefined])
  }
})

test('two bottles have room in every frame that the demo shop sells', () => {
  const sizes = shown.flatMap(({ name, bike, look }) =>
    bike.sizes.map(({ size, geometry }) => ({
      name: `${name} ${size}`,
      look: { ...look, geometry },
    })),
  )
  expect(sizes.length).toBeGreaterThan(700)
  const cramped = sizes.filter(({ look }) => {
    const [skeleton, plan] = [skeletonOf(look), framePlan(look)]
    const frame = {
      look: { ...look, extras: {} },
      skeleton,
      plan,
      lines: frameLines(skeleton, plan),
    }
    const { down, seat } = bottleSeats(frame, { down: true, seat: true, isEmpty: false })
    return !down || !seat
  })
  expect(cramped.map(({ name }) => name)).toEqual([])
})
