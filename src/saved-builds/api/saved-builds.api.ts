import type { InferOutput } from 'valibot'
import { queryOfItems } from '#/configurator/api/quote-wire.server.ts'
import { Refusal } from '#/platform/api/refusal.ts'
import { type BuildCode, buildPath, readCode, shownCode } from '#/saved-builds/builds/build-code.ts'
import { findOwner, isOwn } from '#/saved-builds/builds/build-owner.server.ts'
import { loadBuildByCode } from '#/saved-builds/builds/find-build.server.ts'
import {
  deleteBuild,
  listOwnBuilds,
  renameBuild,
  restoreBuild,
} from '#/saved-builds/builds/own-builds.server.ts'
import { saveBuild } from '#/saved-builds/builds/save-build.server.ts'
import type { SavedBuildRefusal } from '#/saved-builds/builds/saved-build.ts'
import { createBuildsToday } from '#/saved-builds/changes/build-today.server.ts'
import type { Ctx } from '#/visitor/context.ts'
import { createApi } from '#/visitor/create-api.server.ts'
import {
  buildAnswer,
  changedAnswer,
  codeBody,
  codeQuery,
  listAnswer,
  listQuery,
  renameBody,
  saveBody,
  savedAnswer,
} from './saved-builds.contract.ts'
import { toWireBuild } from './wire-build.server.ts'

/** Saving and opening are calls of the configurator; what owners do with their builds has paths of its own. */
export const configuredBuildsApi = createApi('/configurator', 'Saved builds')
export const savedBuildsApi = createApi('/saved-builds', 'Saved builds')

export const saveBuildCall = configuredBuildsApi.post(
  '/save',
  {
    summary:
      'Saves a build and answers its code; the same build of the same visitor keeps its code',
    access: 'visitor',
    body: saveBody,
    answer: savedAnswer,
  },
  async (ctx, { body, reply }) => {
    const { bike, name, attempt } = body
    const choices = await choicesIn(ctx, body)
    const { build, cookies } = await saveBuild(ctx, { bike, choices, name, attempt })
    reply.cookies.push(...cookies)
    return {
      build: {
        code: shownCode(build.code),
        url: buildPath(build.code),
        name: build.name,
        in_account: build.customerId !== null,
      },
      error: null,
    }
  },
)

configuredBuildsApi.get(
  '/saved',
  {
    summary: 'Returns a build by its code, as it can be had today in the visitor’s country',
    access: 'visitor',
    query: codeQuery,
    answer: buildAnswer,
  },
  async (ctx, { query }) => {
    const saved = await loadBuildByCode(ctx, query.code)
    const [today, owner] = await Promise.all([createBuildsToday(ctx)(saved), findOwner(ctx)])
    return { build: await toWireBuild(ctx, today, isOwn(saved, owner)), error: null }
  },
)

const pageSize = 20

savedBuildsApi.get(
  '/list',
  {
    summary: 'Lists the customer’s builds, twenty a page, the newest first',
    access: 'customer',
    query: listQuery,
    answer: listAnswer,
  },
  async (ctx, { query, session }) => {
    const { builds, total } = await listOwnBuilds(ctx, session, { page: query.page, pageSize })
    const todayOf = createBuildsToday(ctx)
    const wire = builds.map(async (saved) => toWireBuild(ctx, await todayOf(saved), true))
    return { builds: await Promise.all(wire), total, error: null }
  },
)

/** A build may also be described as a quote is: by the SKU of the bike and the UIDs of its options. */
async function choicesIn(
  ctx: Ctx,
  { bike, sku, choices, ...selected }: InferOutput<typeof saveBody>,
): Promise<URLSearchParams> {
  if (sku === null) return new URLSearchParams(choices)
  const query = await queryOfItems(ctx, { slug: bike, sku, ...selected })
  if (!query) throw new Refusal<SavedBuildRefusal>('build-not-offered')
  return query
}

/** Changes the build with the code of the body. A code that cannot be one answers like one that does not exist. */
async function changeBuild(
  { code: typed }: { code: string },
  change: (code: BuildCode) => Promise<void>,
) {
  const code = readCode(typed)
  if (code === null) throw new Refusal<SavedBuildRefusal>('build-not-found', { status: 404 })
  await change(code)
  return { code: shownCode(code), error: null }
}

export const renameBuildCall = savedBuildsApi.post(
  '/rename',
  {
    summary: 'Names a build of the visitor’s own; an empty name takes the name away',
    access: 'visitor',
    body: renameBody,
    answer: changedAnswer,
  },
  (ctx, { body }) => changeBuild(body, (code) => renameBuild(ctx, code, body.name)),
)

savedBuildsApi.post(
  '/delete',
  {
    summary: 'Deletes a build of the visitor’s own; for an hour it can be restored',
    access: 'visitor',
    body: codeBody,
    answer: changedAnswer,
  },
  (ctx, { body }) => changeBuild(body, (code) => deleteBuild(ctx, code)),
)

savedBuildsApi.post(
  '/restore',
  {
    summary: 'Restores a build that the visitor deleted within the hour',
    access: 'visitor',
    body: codeBody,
    answer: changedAnswer,
  },
  (ctx, { body }) => changeBuild(body, (code) => restoreBuild(ctx, code)),
)
