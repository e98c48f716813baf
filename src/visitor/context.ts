import type { BaseCtx } from '#/platform/context.ts'
import type { Visitor } from './visitor.ts'

/** The first argument of every use case. */
export type Ctx = BaseCtx & { visitor: Visitor }
