import { countries } from '#/country/country.ts'
import type { Config } from '#/platform/config/config.server.ts'
import type { Log } from '#/platform/config/log.server.ts'
import { type CommandInput, parseCommand } from '#/platform/terminal/command.server.ts'
import { createBuildsToday } from '#/saved-builds/changes/build-today.server.ts'
import { changeWords } from '#/saved-builds/changes/change-words.server.ts'
import { commandCtx } from '#/visitor/command-context.server.ts'
import { readCode } from './build-code.ts'
import { describeBuild } from './describe-build.ts'
import { findStoredBuild } from './find-build.server.ts'

type Input = CommandInput & { config: Config; log: Log; now?: Date }

export const buildHelp =
  'prints a saved build with its parts, SKUs, its price then and now and what has changed (build CODE [COUNTRY])'

const usage = 'For example: build 7K4M-9QX2, or build 7K4M-9QX2 de'

/** `build CODE [COUNTRY]`: without a country, prices are those of the one it was saved in. */
export async function runBuildCommand(input: Input): Promise<void> {
  const { db, args, print, now = new Date() } = input
  const {
    words: [typed = '', asked],
  } = parseCommand(args, { words: ['CODE', '[COUNTRY]'], options: {}, usage })
  const code = readCode(typed)
  if (code === null) throw new Error(`"${typed}" is no code of a build.`)
  const country = countries.find(({ code: each }) => each === asked?.toLowerCase())
  if (asked !== undefined && !country) throw new Error(`The shop does not sell to "${asked}".`)
  const saved = await findStoredBuild(db, code)
  if (!saved) throw new Error(`There is no build ${typed}.`)
  const market = {
    site: saved.site,
    country: country?.code ?? saved.country,
    locale: 'en' as const,
  }
  const ctx = commandCtx({ ...input, now }, market)
  const today = await createBuildsToday(ctx)(saved)
  const words = today.changes.map((change) => changeWords(change, ctx.visitor))
  print(describeBuild(saved, today.now, { words, country: ctx.visitor.country }))
}
