import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts', 'tests/**/*.test.ts'],
    globalSetup: ['tests/test-postgres.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    restoreMocks: true,
    // Room for a busy machine: a test that hangs still fails, one that waits its turn does not.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
