import { defineConfig } from 'vitest/config'

/** The tests of pure rules only: a mutant is tried in milliseconds because none of them needs a database. */
export default defineConfig({
  test: {
    include: ['src/{cart,pricing,orders,finance,configurator,money}/**/*.test.ts'],
    exclude: ['**/*.{api,server,client}.test.ts'],
    environment: 'node',
    // The instrumented code is slow, and on a busy machine the usual limit ends the first run.
    testTimeout: 60_000,
  },
})
