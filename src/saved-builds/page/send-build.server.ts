import { choiceQuery } from '#/configurator/choice/choice-url.ts'
import { type ActionOutcome, type ActionRequest, done } from '#/platform/api/page.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { parse } from '#/platform/api/schema.ts'
import { buildPath, readCode } from '#/saved-builds/builds/build-code.ts'
import { findBuildByCode, loadBuildByCode } from '#/saved-builds/builds/find-build.server.ts'
import { saveBuild } from '#/saved-builds/builds/save-build.server.ts'
import type { SavedBuildRefusal } from '#/saved-builds/builds/saved-build.ts'
import { createBuildsToday } from '#/saved-builds/changes/build-today.server.ts'
import type { SessionCtx } from '#/visitor/context.ts'
import { sessionExpired } from '#/visitor/session/own-session.ts'
import { codeFormSchema, newFormSchema } from './build-forms.ts'
import { newSegment } from '#/saved-builds/save/new-build-path.ts'
import { requestedBike } from './new-build.ts'

export const ownBuildsPath = '/my-account/builds/'

/** Opens the build whose code was typed. */
async function sendCode(ctx: SessionCtx, { form }: ActionRequest): Promise<ActionOutcome> {
  const { code: typed } = parse(codeFormSchema, form)
  const code = readCode(typed)
  if (code === null) return wrong('savedBuilds.enter.noCode')
  const build = await findBuildByCode(ctx, code)
  return build ? done(buildPath(build.code)) : wrong('savedBuilds.enter.unknown')
}

const wrong = (key: string): ActionOutcome => ({
  kind: 'refused',
  fields: { code: [{ key, values: {} }] },
})

/**
 * Opens a build by its code, saves the build of the URL, or puts a copy of somebody's build into the customer's
 * account.
 */
export function sendBuild(ctx: SessionCtx, request: ActionRequest): Promise<ActionOutcome> {
  const { code } = request.params
  if (code === undefined) return sendCode(ctx, request)
  return code === newSegment ? sendNew(ctx, request) : sendKeep(ctx, request)
}

async function sendNew(ctx: SessionCtx, { form, query }: ActionRequest): Promise<ActionOutcome> {
  const { name, attempt } = parse(newFormSchema, form)
  const { build, cookies } = await saveBuild(ctx, { ...requestedBike(query), name, attempt })
  return done(`${buildPath(build.code)}?saved=1`, cookies)
}

/** The copy holds what is available today, so that nobody keeps a part that is not made any more. */
async function sendKeep(ctx: SessionCtx, { params }: ActionRequest): Promise<ActionOutcome> {
  if (!(await ctx.session())) throw sessionExpired()
  const saved = await loadBuildByCode(ctx, params['code'] ?? '')
  const { now } = await createBuildsToday(ctx)(saved)
  if (!now) throw new Refusal<SavedBuildRefusal>('build-not-offered')
  const choices = choiceQuery(now.choice, now.bike)
  const { build } = await saveBuild(ctx, {
    bike: now.child.slug,
    choices,
    name: null,
    attempt: null,
  })
  return done(`${ownBuildsPath}?kept=${build.code}`)
}
