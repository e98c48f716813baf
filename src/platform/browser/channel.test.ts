import { expect, test } from 'vitest'
import { createChannel } from './channel.ts'

test('a late listener hears what was told before it, in order, and then the rest', () => {
  const { send, listen } = createChannel<number>()
  for (let i = 0; i < 25; i += 1) send(i)
  const heard: number[] = []
  listen((news) => heard.push(news))
  send(100)
  expect(heard).toEqual([...Array.from({ length: 20 }, (_, i) => i), 100])
})
