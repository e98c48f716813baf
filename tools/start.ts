/** Runs one of the built programs (server, worker, shop), building first when the sources changed. */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BuildError, ensureBuilt } from './bundle/build-stamp.ts'
import { readSettingsFile } from './settings-file.ts'

const [program = 'server', ...args] = process.argv.slice(2)
// The output of the command line may be piped on, so progress goes to stderr.
const print = program === 'shop' ? console.error : console.log

readSettingsFile()
process.env['NODE_ENV'] ??= 'production'
try {
  await ensureBuilt({ print })
} catch (error) {
  if (!(error instanceof BuildError)) throw error
  console.error(error.message)
  console.error('The shop could not be built: the reason is above.')
  process.exit(1)
}

const file = resolve(import.meta.dirname, `../build/server/${program}.js`)
process.argv = [process.execPath, file, ...args]
await import(pathToFileURL(file).href)
