import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { journeysFolder } from '../../../tools/test-run/journeys-data.ts'

/** Runs a command of the back office in the shop that the journeys visit. */
export const backOffice = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['build/server/shop.js', ...args], {
    env: { ...process.env, DATA_DIR: journeysFolder },
  })
