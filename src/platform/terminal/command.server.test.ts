import { expect, test } from 'vitest'
import { confirmChange, limitFrom, parseCommand, parseGroup, stateFrom } from './command.server.ts'

const price = (...args: string[]) =>
  parseCommand(args, {
    words: ['SKU', '[COUNTRY]'],
    options: { special: { type: 'string' } },
    usage: 'price SKU',
  })

test('a command reads its words and options, and refuses all others with its usage', () => {
  expect(price('A-1', '--special', '5')).toEqual({ words: ['A-1'], values: { special: '5' } })
  expect(() => price('A-1', '--specail', '5')).toThrow(/'--specail'[\s\S]*\n\nprice SKU$/)
  expect(() => price('A-1', 'de', 'at')).toThrow('"at" is one word too many.\n\nprice SKU')
  expect(() => price()).toThrow('SKU is missing.')
  expect(() => price('A-1', '--special', '5', '--special', '6')).toThrow('--special is given twice')
})

const order = (...args: string[]) =>
  parseGroup(args, {
    name: 'order',
    actions: { list: { options: ['limit'] }, show: { words: ['NUMBER'] } },
    options: { limit: { type: 'string' }, reason: { type: 'string' } },
    usage: 'order list',
  })

test('a group refuses words and options that only another of its commands takes', () => {
  expect(order('list', '--limit', '5')).toMatchObject({ action: 'list', values: { limit: '5' } })
  expect(order('show', '7K4M')).toMatchObject({ action: 'show', words: ['7K4M'] })
  for (const help of [[], ['help'], ['list', '--help']]) expect(order(...help).action).toBe('help')
  expect(() => order('list', 'anna')).toThrow('"anna" is one word too many.')
  expect(() => order('list', '--reason', 'x')).toThrow('"order list" takes no --reason.')
  expect(() => order('show')).toThrow('NUMBER is missing.')
  expect(() => order('lits')).toThrow('There is no "order lits".')
})

test('a change is said first and made after a yes, typed or given beforehand', async () => {
  const said: string[] = []
  const terminal = { print: (line: string) => said.push(line) }
  const answering = (answer: boolean) => ({ ...terminal, ask: () => Promise.resolve(answer) })
  await confirmChange(answering(true), {}, ['89 → 79'])
  await confirmChange(terminal, { yes: true }, ['89 → 69'])
  expect(said).toEqual(['89 → 79', '89 → 69'])
  await expect(confirmChange(answering(false), {}, [])).rejects.toThrow('Nothing was changed.')
  await expect(confirmChange(terminal, {}, [])).rejects.toThrow(/^Nothing was changed.*add --yes/)
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
