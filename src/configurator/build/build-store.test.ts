import { expect, test } from 'vitest'
import { type Choice, findSection, withPart } from '#/configurator/choice/choice.ts'
import { sampleOffered as bike } from '#/configurator/choice/sample-offered.ts'
import { createBuildStore } from './build-store.ts'

const plain: Choice = { colour: 'slate', size: 'M', parts: {} }
const plus = (choice: Choice, key: string, sku: string) => {
  const section = findSection(bike, key)
  return section ? withPart(bike, choice, section, { sku, size: null }) : choice
}
const withStem = (size: string): Choice => {
  const section = findSection(bike, 'stem')
  return section ? withPart(bike, plain, section, { sku: section.own ?? '', size }) : plain
}
const aStore = (choice = plain) => createBuildStore(bike, { choice, lost: [], lostFrame: [] })

test('undo takes back a step', () => {
  const store = aStore()
  const light = plus(plain, 'saddle', 'SDL-LIGHT')
  store.choose(light, 'saddle')
  store.choose(plus(light, 'tape', 'TAP-RED'), 'tape')
  store.undo()
  expect(store.build().choice).toEqual(light)
  store.undo()
  expect(store.build()).toEqual(store.begun())
  store.undo()
  expect(store.build()).toEqual(store.begun())
})

test('starting again keeps size and colour, and can be undone', () => {
  const light = plus({ ...plain, colour: 'ember' }, 'saddle', 'SDL-LIGHT')
  const store = aStore(light)
  store.startAgain()
  expect(store.build().choice).toEqual({ colour: 'ember', size: 'M', parts: {} })
  store.undo()
  expect(store.build().choice).toEqual(light)
})

test('reports what a step drops besides its own section', () => {
  const bagged = plus(plain, 'bags', 'BAG-FRAME')
  const store = aStore(bagged)
  store.choose({ ...bagged, size: 'S' })
  expect(store.build().dropped.map(({ key }) => key)).toEqual(['bags'])
  expect(store.build().choice).toEqual({ ...plain, size: 'S' })
  store.undo()
  expect(store.build()).toMatchObject({ choice: bagged, dropped: [] })
  store.choose(plain, 'bags')
  expect(store.build().dropped).toEqual([])
})

test('reports what a step changes besides its own section, until the next step', () => {
  const store = aStore()
  const wheeled = plus(plus(plain, 'wheelset', 'WHL-650'), 'tyres', 'TYR-47-650')
  store.choose(wheeled, 'wheelset')
  expect(store.build().alsoChanged.map(({ section, part }) => [section.key, part.sku])).toEqual([
    ['tyres', 'TYR-47-650'],
  ])
  store.choose({ ...wheeled, size: 'L' })
  expect(store.build().alsoChanged).toEqual([])
})

test('reports a stem that a one-piece bar removes', () => {
  const stem = plus(plain, 'stem', 'STM-LIGHT')
  const store = aStore(stem)
  store.choose(plus(stem, 'handlebar', 'BAR-MONO'), 'handlebar')
  expect(store.build().dropped.map(({ key }) => key)).toEqual(['stem'])
})

test('a stem that is the usual one in another size stays, and is not called reset', () => {
  const store = aStore(withStem('100'))
  store.choose({ ...store.build().choice, size: 'L' })
  expect(store.build()).toMatchObject({ choice: { ...plain, size: 'L' }, dropped: [] })
  const shorter = aStore(withStem('80'))
  shorter.choose(plain, 'handlebar')
  expect(shorter.build().dropped.map(({ key }) => key)).toEqual(['stem'])
})

test('a build of the shop says what it restores and changes, and not that something does not fit', () => {
  const store = aStore(plus(plain, 'saddle', 'SDL-LIGHT'))
  const wheels = plus(plain, 'wheelset', 'WHL-CARBON')
  store.choosePreset(wheels)
  const { choice, dropped, alsoChanged, isPreset } = store.build()
  expect(choice).toEqual(wheels)
  expect(dropped.map(({ key }) => key)).toEqual(['saddle'])
  expect(alsoChanged.map(({ section }) => section.key)).toEqual(['wheelset'])
  expect(isPreset).toBe(true)
  store.undo()
  expect(store.build()).toEqual(store.begun())
})

test('reports unavailable parts of a link until the first step', () => {
  const lost = bike.sections.slice(0, 1)
  const store = createBuildStore(bike, { choice: plain, lost, lostFrame: ['colour'] })
  expect(store.build().dropped).toEqual(lost)
  expect(store.build().lostFrame).toEqual(['colour'])
  store.choose({ ...plain, size: 'L' })
  expect(store.build().dropped).toEqual([])
})

test('remembers fifty steps', () => {
  const store = aStore()
  for (let step = 0; step < 60; step += 1)
    store.choose({ ...plain, size: step % 2 === 0 ? 'L' : 'M' })
  expect(store.build().past).toHaveLength(50)
})

test('notifies listeners of every step until they unsubscribe', () => {
  const store = aStore()
  let times = 0
  const leave = store.watch(() => {
    times += 1
  })
  store.choose({ ...plain, size: 'L' })
  store.undo()
  leave()
  store.startAgain()
  expect(times).toBe(2)
})

test('a slider that is moved on is one step to undo', () => {
  const store = createBuildStore(bike, { choice: plain, lost: [], lostFrame: [] })
  const sized = (size: string) => ({ ...store.build().choice, size })
  store.choose(sized('S'), 'frameColour', true)
  store.choose(sized('M'), 'frameColour', true)
  store.choose(sized('L'), 'frameColour', true)
  expect(store.build().past).toHaveLength(1)
  store.choose(sized('M'), 'tape', true)
  store.choose(sized('S'), 'tape')
  expect(store.build().past).toHaveLength(3)
  store.undo()
  store.undo()
  expect(store.build().choice.size).toBe('L')
  store.choose(sized('S'), 'tape', true)
  expect(store.build().past).toHaveLength(2)
})
