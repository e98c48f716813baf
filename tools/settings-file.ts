import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const usual = resolve(import.meta.dirname, '../.env')

/** Takes settings from `.env` where there is one; what the environment says itself comes first. */
export function readSettingsFile(file: string = usual): void {
  if (existsSync(file)) process.loadEnvFile(file)
}
