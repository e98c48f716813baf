import { afterAll } from 'vitest'

const tasks: (() => unknown)[] = []

/**
 * Runs at the end of the test file, the last one first. Vitest's own `afterAll` is forgotten when it is called
 * inside a test or a hook, which would leave a shop running until the end of the whole run.
 */
export const atEndOfFile = (task: () => unknown): void => void tasks.push(task)

/** Called for every file by Vitest's set-up: files share one process, and what it has loaded. */
export function closeAfterEachFile(): void {
  afterAll(async () => {
    for (const task of tasks.splice(0).toReversed()) await task()
  })
}
