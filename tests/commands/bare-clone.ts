import { spawn, type ChildProcess } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

const bootstrap = resolve(import.meta.dirname, '../../tools/bootstrap.mjs')

/** Stands for npm: notes how it was called and puts in place what the lock file names. */
const fakeNpm = `
  import { appendFileSync, copyFileSync, linkSync, mkdirSync } from 'node:fs'
  appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
  if (process.env.NPM_FAILS) process.exit(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  mkdirSync('node_modules/node/bin', { recursive: true })
  copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
  if (process.env.NPM_IGNORES_SCRIPTS) process.exit(0)
  try {
    linkSync(process.execPath, 'node_modules/node/bin/node')
  } catch (error) {
    if (error.code !== 'EEXIST') copyFileSync(process.execPath, 'node_modules/node/bin/node')
  }`

type Run = { code: number | null; said: string; complained: string }

/** A clone with nothing installed, whose `tools/start.ts` is the given program. */
export function aBareClone(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'calder clone '))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'tools'))
  copyFileSync(bootstrap, join(folder, 'tools/bootstrap.mjs'))
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('package.json', '{"type":"module"}')
  write('tools/start.ts', program)
  write('npm-cli.mjs', fakeNpm)
  const lock = (version: string) =>
    write(
      'package-lock.json',
      JSON.stringify({ packages: { '': {}, 'node_modules/a': { version } } }),
    )
  lock('1.0.0')

  const script = join(folder, 'tools/bootstrap.mjs')
  const begin = (env: NodeJS.ProcessEnv = {}, node = process.execPath): ChildProcess =>
    spawned(node, [script, 'start'], env)
  /** As npm does: a shell in between, which does not pass signals on. */
  const beginUnderNpm = (): ChildProcess =>
    spawned('/bin/sh', ['-c', '"$0" "$1" start; true', process.execPath, script], {
      npm_lifecycle_event: 'start',
    })

  function spawned(command: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
    const child = spawn(command, args, {
      cwd: folder,
      env: {
        ...process.env,
        npm_execpath: join(folder, 'npm-cli.mjs'),
        npm_node_execpath: process.execPath,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    return child
  }

  return {
    lock,
    write,
    begin,
    beginUnderNpm,
    start: (env?: NodeJS.ProcessEnv, node?: string) => outcome(begin(env, node)),
    pinnedNode: join(folder, 'node_modules/node/bin/node'),
    makeFolder: (name: string) => mkdirSync(join(folder, name)),
    installs: () => {
      const file = join(folder, 'npm-calls')
      return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
    },
  }
}

export async function outcome(child: ChildProcess): Promise<Run> {
  let said = ''
  let complained = ''
  child.stdout?.on('data', (chunk) => (said += String(chunk)))
  child.stderr?.on('data', (chunk) => (complained += String(chunk)))
  return new Promise((settle) => child.once('close', (code) => settle({ code, said, complained })))
}
