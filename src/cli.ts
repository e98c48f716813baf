import { commands, type Command } from './app/cli/commands.ts'
import { openDatabase } from './db/client.server.ts'
import { readConfig } from './platform/config/config.server.ts'
import { createLog } from './platform/config/log.server.ts'
import { messageWithoutValues } from './platform/observe/error-text.server.ts'
import { openStore } from './app/process/prepare-store.server.ts'

/** The back office's command line: `npm run shop -- <command>`. */
const say = (line: string) => process.stdout.write(`${line}\n`)
const [name = 'help', ...words] = process.argv.slice(2)

async function runCommand(command: Command): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('warn')
  const store = await openStore(config, () => {})
  const database = openDatabase({
    url: store.url,
    onError: (error) => log.warn({ err: error }, 'database'),
  })
  try {
    const { db, pool } = database
    await command.run({ config, db, url: store.url, pool, words, say, log })
  } finally {
    await database.close()
    await store.embedded?.stop()
  }
}

function printHelp() {
  say('npm run shop -- <command>\n')
  const width = Math.max(...Object.keys(commands).map((each) => each.length))
  for (const [each, { help }] of Object.entries(commands)) say(`  ${each.padEnd(width)}  ${help}`)
}

const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (name === 'help') printHelp()
else if (!command) {
  say(`There is no command "${name}".\n`)
  printHelp()
  process.exitCode = 1
} else {
  try {
    await runCommand(command)
  } catch (error) {
    say(error instanceof Error ? messageWithoutValues(error) : String(error))
    process.exitCode = 1
  }
}
