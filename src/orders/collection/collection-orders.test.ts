import { expect, test } from 'vitest'
import { ticketOf } from './collection-orders.ts'

test.each([
  ['Ada', 'A'],
  ['  élodie', 'É'],
  ['', null],
  ['-', null],
])('a ticket for %o has the initial %o and nothing else of the name', (firstName, initial) => {
  expect(ticketOf('AB3D-4X7K', firstName)).toEqual({ tail: '4X7K', initial })
})
