import { afterAll } from 'vitest'

const tasks: (() => unknown)[] = []

/**
 * Runs tasks at the end of the test file, in reverse order. Vitest ignores `afterAll` inside a test
 * or a hook, which would leave a shop running until the end of the whole run.
 */
export const atEndOfFile = (task: () => unknown): void => void tasks.push(task)

/** Called for every file by Vitest's set-up, since files share one process and its loaded modules. */
export function closeAfterEachFile(): void {
  afterAll(async () => {
    for (const task of tasks.splice(0).toReversed()) await task()
  })
}
