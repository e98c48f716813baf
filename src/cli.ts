import { createInterface } from 'node:readline/promises'
import { commands, type Command } from './app/cli/commands.ts'
import { openDatabase } from './db/client.server.ts'
import { readConfig } from './platform/config/config.server.ts'
import { createLog } from './platform/config/log.server.ts'
import { messageWithoutValues } from './platform/observe/error-text.server.ts'
import { printTo } from './platform/terminal/terminal-text.ts'
import { openStore } from './app/process/prepare-store.server.ts'

/** The back office's command line: `npm run shop -- <command>`. */
const print = printTo(process.stdout)

/** Nobody is asked while input or output is a file or another program. */
const ask =
  process.stdin.isTTY && process.stdout.isTTY
    ? async (question: string) => {
        const terminal = createInterface({ input: process.stdin, output: process.stdout })
        const answer = await terminal.question(question).finally(() => terminal.close())
        return /^(y|yes|j|ja)$/i.test(answer.trim())
      }
    : null

const [name = 'help', ...args] = process.argv.slice(2)

async function runCommand(command: Command): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('warn')
  const store = await openStore(config, () => {})
  const database = openDatabase({
    url: store.url,
    connectTimeoutMs: 60_000,
    // An import raises the limit of its statements to two minutes.
    queryTimeoutMs: 150_000,
    onError: (error) => log.warn({ err: error }, 'database'),
  })
  try {
    const { db, pool } = database
    const asking = ask && { ask }
    await command.run({ config, db, url: store.url, pool, args, print, log, ...asking })
  } finally {
    await database.close()
    await store.embedded?.stop()
  }
}

function printHelp() {
  print('npm run shop -- <command>\n')
  const width = Math.max(...Object.keys(commands).map((commandName) => commandName.length))
  for (const [commandName, { help }] of Object.entries(commands))
    print(`  ${commandName.padEnd(width)}  ${help}`)
}

const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (name === 'help') printHelp()
else if (!command) {
  print(`There is no command "${name}".\n`)
  printHelp()
  process.exitCode = 1
} else {
  try {
    await runCommand(command)
  } catch (error) {
    print(error instanceof Error ? messageWithoutValues(error) : String(error))
    process.exitCode = 1
  }
}
