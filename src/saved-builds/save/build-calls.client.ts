import {
  type AnswerOf,
  callApi,
  type CallError,
  unreadableError,
} from '#/platform/api/fetch-json.client.ts'
import type { renameBuildCall, saveBuildCall } from '#/saved-builds/api/saved-builds.api.ts'
import { renewSession } from '#/visitor/session/renew-session.client.ts'
import { keepSessionFresh } from '#/visitor/session/session-due.client.ts'

type Call = typeof saveBuildCall | typeof renameBuildCall
type Answer<Some extends Call> = { body: AnswerOf<Some> } | { error: CallError }

const timeoutMs = 15_000
const offline = { code: 'OFFLINE', message: '' }

/** Calls the API about saved builds; a customer whose token has expired is not taken for a guest. */
async function call<Some extends Call>(path: Some['path'], body: object): Promise<Answer<Some>> {
  await keepSessionFresh()
  const first = await callOnce<Some>(path, body)
  const isExpired = 'error' in first && first.error.code === 'SESSION_EXPIRED'
  return isExpired && (await renewSession()) ? callOnce<Some>(path, body) : first
}

async function callOnce<Some extends Call>(
  path: Some['path'],
  body: object,
): Promise<Answer<Some>> {
  const answer = await callApi<Some>(path, {
    json: body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!answer) return { error: offline }
  if (!answer.body) return { error: unreadableError }
  return answer.body.error ? { error: answer.body.error } : { body: answer.body }
}

export type SavedBuildAnswer = NonNullable<AnswerOf<typeof saveBuildCall>['build']>

export type BuildToSave = { bike: string; choices: Record<string, string>; attempt: string }

/** Saves a build; the same attempt sent again saves it once. */
export async function saveBuild(build: BuildToSave): Promise<SavedBuildAnswer | CallError> {
  const answer = await call<typeof saveBuildCall>('/configurator/save', build)
  if ('error' in answer) return answer.error
  return answer.body.build ?? unreadableError
}

/** Null once the build has its name. */
export async function renameBuild(code: string, name: string): Promise<CallError | null> {
  const answer = await call<typeof renameBuildCall>('/saved-builds/rename', { code, name })
  return 'error' in answer ? answer.error : null
}

/** 128 random bits; `crypto.randomUUID` exists on secure pages only. */
export const newAttempt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
