import { expect, test } from 'vitest'
import { createFirstInteraction } from './first-interaction.ts'

const nothingYet = () => false

test('waits for a sign, whichever comes first', async () => {
  const page = new EventTarget()
  const move = createFirstInteraction(page, nothingYet)
  expect(move.isSeen()).toBe(false)
  page.dispatchEvent(new Event('keydown'))
  await move.seen
  expect(move.isSeen()).toBe(true)
})

test('who moved before the scripts came is not kept waiting', async () => {
  const move = createFirstInteraction(new EventTarget(), () => true)
  await move.seen
  expect(move.isSeen()).toBe(true)
})

test('can be told that somebody is there', async () => {
  const move = createFirstInteraction(new EventTarget(), nothingYet)
  move.see()
  await expect(move.seen).resolves.toBeUndefined()
})

test('a resize is nobody', () => {
  const page = new EventTarget()
  const move = createFirstInteraction(page, nothingYet)
  page.dispatchEvent(new Event('resize'))
  expect(move.isSeen()).toBe(false)
})
