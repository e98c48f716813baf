import { expect, test } from 'vitest'
import { createPictureMemory } from './picture-memory.server.ts'

const picture = (bytes: number) => new Uint8Array(bytes)

test('evicts the least recently used picture', () => {
  const memory = createPictureMemory(100)
  for (const key of ['a', 'b', 'c', 'd']) memory.set(key, picture(25))
  memory.get('a')
  memory.set('e', picture(25))
  expect(memory.get('a')).toBeDefined()
  expect(memory.get('b')).toBeUndefined()
  expect(memory.calculatedSize).toBe(100)
})

test('does not store a picture that would evict many others', () => {
  const memory = createPictureMemory(100)
  memory.set('card', picture(20))
  memory.set('poster', picture(80))
  expect(memory.get('poster')).toBeUndefined()
  expect(memory.calculatedSize).toBe(20)
})

test('a picture stored twice counts once', () => {
  const memory = createPictureMemory(100)
  memory.set('card', picture(20))
  memory.set('card', picture(10))
  expect(memory.calculatedSize).toBe(10)
})
