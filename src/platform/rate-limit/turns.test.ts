import { expect, test } from 'vitest'
import type { Network } from './network.ts'
import { createTurns } from './turns.ts'

const [one, other] = ['198.51.100.1' as Network, '198.51.100.2' as Network]

test('one network works on one thing at a time, in order, and others do not wait for it', async () => {
  const turns = createTurns()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = turns.run(one, async () => {
    await gate.promise
    done.push('first')
  })
  const failing = turns.run(one, () => Promise.reject(new Error('broken')))
  const third = turns.run(one, async () => void done.push('third'))
  await turns.run(other, async () => void done.push('other'))
  expect(done).toEqual(['other'])
  gate.resolve()
  await expect(failing).rejects.toThrow('broken')
  await Promise.all([first, third])
  expect(done).toEqual(['other', 'first', 'third'])
})
