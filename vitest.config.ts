import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Pages are rendered by React as shoppers get it; see `tests/helpers/set-up-file.ts`.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'tools/**/*.test.ts',
      'tests/**/*.test.ts',
      'benchmarks/**/*.test.ts',
    ],
    globalSetup: ['tests/helpers/test-postgres.ts'],
    setupFiles: ['tests/helpers/set-up-file.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    // Files share a process and what it has loaded, which takes half the time of starting anew for each.
    isolate: false,
    // The young generation is collected less often, which a run that makes so many objects feels.
    execArgv: ['--max-semi-space-size=64'],
    restoreMocks: true,
    unstubGlobals: true,
    // Room for a busy machine: a test that hangs still fails, one that waits its turn does not.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
