import { createApiRouter } from '#/platform/api/api-router.server.ts'
import type { Session, SessionCtx } from './context.ts'
import { ownSession } from './session/own-session.ts'

type Options = { countChange?: (ctx: SessionCtx) => void }

/** A group of the shop's calls under one prefix. `access: 'customer'` hands a call its session. */
export const createApi = <Prefix extends `/${string}`>(
  prefix: Prefix,
  tag: string,
  options: Options = {},
) =>
  createApiRouter<SessionCtx, Session, Prefix>(prefix, tag, { ...options, customerOf: ownSession })
