import { expect, test } from 'vitest'
import { type Choice, findSection, withPart } from '#/configurator/choice/choice.ts'
import { sampleOffered as bike } from '#/configurator/choice/sample-offered.ts'
import { createBuildStore } from './build-store.ts'

const plain: Choice = { colour: 'slate', size: 'M', parts: {} }
const plus = (choice: Choice, key: string, sku: string) => {
  const section = findSection(bike, key)
  return section ? withPart(bike, choice, section, { sku, size: null }) : choice
}
const aStore = (choice = plain) => createBuildStore(bike, { choice, lost: [] })

test('a step taken is a step that can be taken back', () => {
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

test('who starts again keeps his size and colour, and may take that back, too', () => {
  const light = plus({ ...plain, colour: 'ember' }, 'saddle', 'SDL-LIGHT')
  const store = aStore(light)
  store.startAgain()
  expect(store.build().choice).toEqual({ colour: 'ember', size: 'M', parts: {} })
  store.undo()
  expect(store.build().choice).toEqual(light)
})

test('what a step takes along is told, what was meant by it is not', () => {
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

test('what is exchanged beside what was meant is told until the next step', () => {
  const store = aStore()
  const wheeled = plus(plus(plain, 'wheelset', 'WHL-650'), 'tyres', 'TYR-47-650')
  store.choose(wheeled, 'wheelset')
  expect(store.build().along.map(({ section, part }) => [section.key, part.sku])).toEqual([
    ['tyres', 'TYR-47-650'],
  ])
  store.choose({ ...wheeled, size: 'L' })
  expect(store.build().along).toEqual([])
})

test('a stem that a bar in one piece takes along is told', () => {
  const stem = plus(plain, 'stem', 'STM-LIGHT')
  const store = aStore(stem)
  store.choose(plus(stem, 'handlebar', 'BAR-MONO'), 'handlebar')
  expect(store.build().dropped.map(({ key }) => key)).toEqual(['stem'])
})

test('what a link asked for in vain is told until the first step', () => {
  const lost = bike.sections.slice(0, 1)
  const store = createBuildStore(bike, { choice: plain, lost })
  expect(store.build().dropped).toEqual(lost)
  store.choose({ ...plain, size: 'L' })
  expect(store.build().dropped).toEqual([])
})

test('fifty steps are remembered', () => {
  const store = aStore()
  for (let step = 0; step < 60; step += 1)
    store.choose({ ...plain, size: step % 2 === 0 ? 'L' : 'M' })
  expect(store.build().past).toHaveLength(50)
})

test('who watches is told of every step, and of none once he has gone', () => {
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
