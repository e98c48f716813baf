import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createLoadLimit } from '#/platform/rate-limit/load-limit.ts'
import type { DecodedPicture, DecodingJob, PictureLimits } from './decoder-program.server.ts'

export type PictureDecoder = {
  /**
   * A stranger's picture as a new JPEG; null if it cannot be decoded or is too large. It is read when its turn comes, so that
   * one picture is in memory at a time. Throws `Overloaded` when too many wait.
   */
  toJpeg(read: () => Promise<Buffer>, mediaType: string): Promise<Buffer | null>
}

/** Beside the picture: the program itself, and what an allocator takes and does not use. */
const programMb = 144
/** Above the time limit of the decoder itself, which a fault in it may not keep. */
const killedAfterMs = 25_000
/** Starting takes a fifth of a second, and a program that waits takes 60 MB. */
const idleMs = 30_000
const queue = { atOnce: 1, waiting: 32, waitMs: 15_000 }

/** Decodes in a process of its own, which has a limit for its memory, starts with the first picture and ends when idle. */
export function createPictureDecoder(limits: PictureLimits): PictureDecoder {
  const oneAtATime = createLoadLimit(queue)
  let running: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  async function started(): Promise<ChildProcess> {
    if (running?.connected) return running
    const child = startProgram(limits.memoryMb + programMb)
    child.once('exit', () => {
      if (running === child) running = null
    })
    await ready(child)
    return (running = child)
  }

  async function decode(job: DecodingJob): Promise<Buffer | null> {
    clearTimeout(idle)
    const child = await started()
    const { promise, resolve: answer } = Promise.withResolvers<Uint8Array | null>()
    const take = ({ jpeg }: DecodedPicture) => answer(jpeg)
    // A picture that ended the decoder is answered like one that it refused.
    const giveUp = () => answer(null)
    const timer = setTimeout(() => child.kill('SIGKILL'), killedAfterMs)
    child.once('message', take).once('exit', giveUp)
    child.send(job, (problem) => {
      if (problem) giveUp()
    })
    const jpeg = await promise
    clearTimeout(timer)
    child.off('message', take).off('exit', giveUp)
    idle = setTimeout(() => {
      running = null
      child.kill()
    }, idleMs).unref()
    return jpeg && Buffer.from(jpeg)
  }

  return {
    toJpeg: (read, mediaType) =>
      oneAtATime.run(async () => decode({ bytes: await read(), mediaType, limits })),
  }
}

const isBundled = !import.meta.url.endsWith('.ts')
const program = isBundled
  ? resolve('build/server/picture-decoder.js')
  : join(import.meta.dirname, 'decoder-program.server.ts')

/**
 * Without its compiler V8 reserves no half a gigabyte for code, which would count, and a fault has no code to write over.
 * Reading TypeScript needs the compiler, so a decoder that runs from its source has only the limit that it keeps itself.
 */
const bundledFlags = ['--jitless', '--v8-pool-size=0']

/** It gets no settings of the shop, since some of them are secrets. */
const environment = { VIPS_WARNING: '0', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }

/** On Linux the kernel refuses it memory beyond a limit; elsewhere the program watches itself. */
function startProgram(mostMb: number): ChildProcess {
  const flags = ['--max-old-space-size=64', ...(isBundled ? bundledFlags : [])]
  const command: [string, ...string[]] = [process.execPath, ...flags, program, String(mostMb)]
  const limited = ['-c', `ulimit -d ${mostMb * 1024}; exec "$0" "$@"`, ...command]
  const isLimited = isBundled && process.platform === 'linux'
  const [file, ...args] = isLimited ? ['/bin/sh', ...limited] : command
  const child = spawn(file, args, {
    env: environment,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  // The waiting call hears of the end by itself; without a listener an error here would end the shop as well.
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

/** Resolves with the program's first message. A program that does not start is a fault, whatever the picture is. */
async function ready(child: ChildProcess): Promise<void> {
  let lastWords = ''
  child.stderr?.on('data', (text: Buffer) => (lastWords = text.toString()))
  const failed = once(child, 'exit').then(() => {
    throw new Error(`The decoder of pictures does not start: ${lastWords}`)
  })
  await Promise.race([once(child, 'message'), failed])
}
