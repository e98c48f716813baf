import { expect, test } from 'vitest'
import { createOrderClaims } from './claim-order.client.ts'

/** A shop that gives the first key of each order a yes, and whose answers are lost as often as the test says. */
function shopThatLoses(answers: number) {
  const first: string[] = []
  let lost = 0
  const asked: string[] = []
  const ask = (key: string) => {
    asked.push(key)
    if (first.length === 0) first.push(key)
    lost += 1
    return Promise.resolve(lost <= answers ? null : first.includes(key))
  }
  return { ask, asked }
}

test('a lost answer is asked for again with the same key, and the order is reported', async () => {
  const { ask, asked } = shopThatLoses(2)
  let reports = 0
  await createOrderClaims(ask, [0, 0, 0])('7K4M', () => (reports += 1))
  expect(reports).toBe(1)
  expect(asked).toHaveLength(3)
  expect(new Set(asked).size).toBe(1)
})

test('a page that is loaded again has another key and reports nothing', async () => {
  const { ask, asked } = shopThatLoses(0)
  let reports = 0
  for (let load = 0; load < 3; load += 1)
    await createOrderClaims(ask, [])('7K4M', () => (reports += 1))
  expect(reports).toBe(1)
  expect(new Set(asked).size).toBe(3)
})

test('Back within one document does not report an order again, though its key is still good', async () => {
  const { ask } = shopThatLoses(0)
  const claim = createOrderClaims(ask, [])
  let reports = 0
  const report = () => (reports += 1)
  await Promise.all([claim('7K4M', report), claim('7K4M', report)])
  await claim('7K4M', report)
  expect(reports).toBe(1)
})

test('while the shop cannot be reached nothing is reported; when the page is shown again, it is', async () => {
  const { ask, asked } = shopThatLoses(4)
  const claim = createOrderClaims(ask, [0, 0, 0])
  let reports = 0
  const report = () => (reports += 1)
  await claim('7K4M', report)
  expect([reports, asked.length]).toEqual([0, 4])
  await claim('7K4M', report)
  expect(reports).toBe(1)
})
