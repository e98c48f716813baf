import { expect, test } from 'vitest'
import { createPictureMemory } from './picture-memory.ts'

const picture = (bytes: number) => new Uint8Array(bytes)

test('what was not looked at longest makes room', () => {
  const memory = createPictureMemory(100)
  for (const key of ['a', 'b', 'c', 'd']) memory.set(key, picture(25))
  memory.get('a')
  memory.set('e', picture(25))
  expect(memory.get('a')).toBeDefined()
  expect(memory.get('b')).toBeUndefined()
  expect(memory.bytes()).toBe(100)
})

test('a poster does not drive out all the cards', () => {
  const memory = createPictureMemory(100)
  memory.set('card', picture(20))
  memory.set('poster', picture(80))
  expect(memory.get('poster')).toBeUndefined()
  expect(memory.bytes()).toBe(20)
})

test('a picture kept twice counts once', () => {
  const memory = createPictureMemory(100)
  memory.set('card', picture(20))
  memory.set('card', picture(10))
  expect(memory.bytes()).toBe(10)
})
