import { expect, test } from 'vitest'
import {
  claimStates,
  claimSteps,
  isClosed,
  needsMessage,
  nextState,
  stepsFrom,
} from './claim-state.ts'

/** Every allowed change; all other combinations of state, step and actor must be refused. */
const allowed = [
  'received ask staff needs-info',
  'received assess staff assessing',
  'needs-info answer customer assessing',
  'needs-info assess staff assessing',
  'assessing ask staff needs-info',
  'assessing approve staff approved',
  'assessing reject staff rejected',
  'approved resolve staff resolved',
  'rejected reopen staff assessing',
  'resolved reopen staff assessing',
]

test('a claim makes the listed changes and no others, out of all 84', () => {
  const actors = ['customer', 'staff'] as const
  const combinations = claimStates.flatMap((state) =>
    claimSteps.flatMap((step) => actors.map((actor) => ({ state, step, actor }))),
  )
  expect(combinations).toHaveLength(84)
  const made = combinations.flatMap(({ state, step, actor }) => {
    const next = nextState(state, step, actor)
    return next === null ? [] : [`${state} ${step} ${actor} ${next}`]
  })
  expect(made.toSorted()).toEqual(allowed.toSorted())
})

test('every state can be reached from the first', () => {
  const reached = new Set<string>(['received'])
  for (const state of reached)
    for (const change of allowed)
      if (change.startsWith(`${state} `)) reached.add(change.split(' ')[3] ?? '')
  expect([...reached].toSorted()).toEqual([...claimStates].toSorted())
})

test('a customer only ever answers a question', () => {
  expect(claimStates.flatMap((state) => stepsFrom(state, 'customer'))).toEqual(['answer'])
})

test('a question, a rejection and a reopened claim are explained', () => {
  expect(claimSteps.filter(needsMessage)).toEqual(['ask', 'answer', 'reject', 'reopen'])
})

test('a rejected and a resolved claim are closed', () => {
  expect(claimStates.filter(isClosed)).toEqual(['rejected', 'resolved'])
})
