import { createApiRouter } from '#/platform/api/api-router.server.ts'
import type { Session, SessionCtx } from './context.ts'
import { ownSession } from './session/own-session.ts'

type Options = { countChange?: (ctx: SessionCtx) => void }

/** A group of the shop's calls under one prefix. `access: 'customer'` hands a call its session. */
export const createApi = (prefix: `/${string}`, tag: string, options: Options = {}) =>
  createApiRouter<SessionCtx, Session>(prefix, tag, { ...options, customerOf: ownSession })
