import { expect, test } from 'vitest'
import { limitFrom, parseCommand, stateFrom } from './command.server.ts'

test('a mistake in the options is answered with the usage', () => {
  const options = { limit: { type: 'string' } } as const
  expect(parseCommand(['list', '--limit', '5'], options, 'order list').values.limit).toBe('5')
  expect(() => parseCommand(['list', '--lmit', '5'], options, 'order list')).toThrow(
    /--lmit[\s\S]*\n\norder list$/,
  )
})

test('a list has twenty rows unless staff ask for up to a thousand', () => {
  expect([{}, { limit: '1' }, { limit: '1000' }].map(limitFrom)).toEqual([20, 1, 1000])
  for (const limit of ['0', '1001', '2.5', 'all', ''])
    expect(() => limitFrom({ limit })).toThrow('--limit must be a whole number from 1 to 1000.')
})

test('an unknown state is answered with those that exist', () => {
  expect(stateFrom({}, ['new', 'done'])).toBeNull()
  expect(stateFrom({ state: 'done' }, ['new', 'done'])).toBe('done')
  expect(() => stateFrom({ state: 'lost' }, ['new', 'done'])).toThrow(
    '--state must be one of new, done.',
  )
})
