import { expect, test } from 'vitest'
import { findBinaries } from './embedded-binaries.server.ts'

test('a machine for which no Postgres is shipped is told to bring one', () => {
  expect(() => findBinaries('sunos', 'sparc')).toThrow(
    'No Postgres comes with the shop for sunos on sparc; set DATABASE_URL',
  )
})
