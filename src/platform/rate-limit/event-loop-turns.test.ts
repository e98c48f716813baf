import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createEventLoopTurns } from './event-loop-turns.ts'

const busyFor = (ms: number) => {
  const until = performance.now() + ms
  while (performance.now() < until);
}

test('heavy work lets other events run in between', async () => {
  const turns = createEventLoopTurns()
  const done: number[] = []
  const work = Array.from({ length: 12 }, async (_, index) => {
    await turns.next('ordinary')
    busyFor(5)
    done.push(index)
  })
  const seen: number[] = []
  while (done.length < 12) {
    await nextTurn()
    seen.push(done.length)
  }
  await Promise.all(work)
  expect(seen.filter((count) => count > 0 && count < 12).length).toBeGreaterThan(3)
})

test('vital work overtakes waiting work', async () => {
  const turns = createEventLoopTurns()
  const order: string[] = []
  const begin = async (name: string, urgency: 'vital' | 'ordinary') => {
    await turns.next(urgency)
    order.push(name)
  }
  await Promise.all([
    begin('page', 'ordinary'),
    begin('other page', 'ordinary'),
    begin('checkout', 'vital'),
  ])
  expect(order).toEqual(['checkout', 'page', 'other page'])
})

test('work waits while connections arrive, but not for ever', async () => {
  const turns = createEventLoopTurns()
  const seen: number[] = []
  const begun: number[] = []
  const work = turns.next('ordinary').then(() => begun.push(seen.length))
  while (begun.length === 0) {
    turns.noteConnection()
    seen.push(begun.length)
    await nextTurn()
  }
  await work
  expect(seen.length).toBeGreaterThan(5)
})

test('all waiting work gets a turn', async () => {
  const turns = createEventLoopTurns()
  let begun = 0
  const all = Array.from({ length: 100 }, () => turns.next('ordinary').then(() => (begun += 1)))
  await Promise.all(all)
  await turns.next('ordinary')
  expect(begun).toBe(100)
})
