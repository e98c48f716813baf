import { expect, test } from 'vitest'
import { keysOf } from '#/platform/types/typed-keys.ts'
import {
  isEnded,
  nextQuoteState,
  quoteStateAt,
  quoteStates,
  quoteStepsFrom,
  type QuoteState,
  type QuoteStep,
} from './quote-state.ts'

const steps = keysOf({
  certificate: 0,
  reject: 0,
  redeem: 0,
  decline: 0,
  withdraw: 0,
  expire: 0,
} satisfies Record<QuoteStep, 0>)

/** Written down a second time, state by state, so that a slip in the table shows. */
const allowed: Record<QuoteState, Partial<Record<QuoteStep, [to: QuoteState, by: string]>>> = {
  issued: {
    certificate: ['certificate-received', 'shopper staff'],
    decline: ['declined', 'staff'],
    withdraw: ['withdrawn', 'shopper'],
    expire: ['expired', 'staff clock'],
  },
  'certificate-received': {
    reject: ['issued', 'staff'],
    redeem: ['redeemed', 'staff'],
    decline: ['declined', 'staff'],
  },
  redeemed: {},
  declined: {},
  withdrawn: {},
  expired: {},
}

test('every state, step and person: only the listed transitions are possible', () => {
  let possible = 0
  for (const state of quoteStates)
    for (const step of steps)
      for (const actor of ['shopper', 'staff', 'clock'] as const) {
        const [to, by = ''] = allowed[state][step] ?? []
        const expected = to && by.split(' ').includes(actor) ? to : null
        expect([state, step, actor, nextQuoteState(state, step, actor)]).toEqual([
          state,
          step,
          actor,
          expected,
        ])
        if (expected) possible += 1
      }
  expect(possible).toBe(9)
})

test('nothing leads out of an ended quote, and every other has a way on', () => {
  for (const state of quoteStates)
    expect([state, quoteStepsFrom(state, 'staff').length > 0]).toEqual([state, !isEnded(state)])
})

test('a quote is expired at its very last instant, unless the certificate came before', () => {
  const expiresAt = new Date('2026-12-17T00:00:00Z')
  const before = new Date(expiresAt.getTime() - 1)
  expect(quoteStateAt({ state: 'issued', expiresAt }, before)).toBe('issued')
  expect(quoteStateAt({ state: 'issued', expiresAt }, expiresAt)).toBe('expired')
  expect(quoteStateAt({ state: 'certificate-received', expiresAt }, expiresAt)).toBe(
    'certificate-received',
  )
})
