import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { journeysFolder } from '../../../tools/test-run/journeys-data.ts'

/** Runs a command of the back office in the shop that the journeys visit; a refusal is an error with its words. */
export async function backOffice(...args: string[]): Promise<string> {
  const running = promisify(execFile)(process.execPath, ['build/server/shop.js', ...args], {
    env: { ...process.env, DATA_DIR: journeysFolder },
  })
  const { stdout } = await running.catch((error: Failure) => {
    throw new Error(`${args.join(' ')}: ${error.stdout}${error.stderr}`, { cause: error })
  })
  return stdout
}

type Failure = Error & { stdout: string; stderr: string }
