import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAcceptFirst } from './accept-first.ts'

function connection() {
  const log: string[] = []
  return { log, pause: () => log.push('paused'), resume: () => log.push('resumed') }
}

test('a connection is not paused while nobody connects', () => {
  const busy = connection()
  createAcceptFirst().noteResponse(busy)
  expect(busy.log).toEqual([])
})

test('while connections arrive, one that has had a response waits until they have all been accepted', async () => {
  const acceptFirst = createAcceptFirst()
  const busy = connection()
  for (let turn = 0; turn < 20; turn += 1) {
    acceptFirst.noteConnection()
    if (turn === 0) acceptFirst.noteResponse(busy)
    await nextTurn()
  }
  expect(busy.log).toEqual(['paused'])
  await nextTurn()
  await nextTurn()
  expect(busy.log).toEqual(['paused', 'resumed'])
})

test('an endless stream of connections holds nobody back for ever', async () => {
  const acceptFirst = createAcceptFirst()
  const busy = connection()
  acceptFirst.noteConnection()
  acceptFirst.noteResponse(busy)
  let turns = 0
  while (!busy.log.includes('resumed')) {
    acceptFirst.noteConnection()
    turns += 1
    await nextTurn()
  }
  expect(turns).toBeGreaterThan(5)
})

test('a turn that took long itself does not use up the time for accepting', async () => {
  const acceptFirst = createAcceptFirst()
  const busy = connection()
  acceptFirst.noteConnection()
  acceptFirst.noteResponse(busy)
  const until = performance.now() + 150
  while (performance.now() < until);
  await nextTurn()
  acceptFirst.noteConnection()
  await nextTurn()
  expect(busy.log).toEqual(['paused'])
})
