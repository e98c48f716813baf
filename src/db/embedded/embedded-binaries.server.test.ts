import { expect, test } from 'vitest'
import { findBinaries } from './embedded-binaries.server.ts'

test('without a bundled Postgres for the machine the error asks for DATABASE_URL', () => {
  expect(() => findBinaries('sunos', 'sparc')).toThrow(
    'No Postgres comes with the shop for sunos on sparc; set DATABASE_URL',
  )
})
