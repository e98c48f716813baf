import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** A mutant is tried in milliseconds only without tests that open a database or a shop. */
const isOfRules = (path: string) =>
  !/tests\/helpers\/(?:[\w-]+-)?(?:database|shop)\.ts/.test(readFileSync(path, 'utf8'))

export default defineConfig({
  test: {
    include: globSync('src/{cart,pricing,orders,finance,configurator,money}/**/*.test.ts').filter(
      isOfRules,
    ),
    exclude: ['**/*.{api,server,client}.test.ts'],
    environment: 'node',
    // The same values in every run: a property that fails by itself would end the count.
    setupFiles: ['tests/helpers/set-up-file.ts'],
    // Instrumented code is slow, and on a busy machine the usual limit ends the first run.
    testTimeout: 60_000,
  },
})
