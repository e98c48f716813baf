import { createMemoryLimit } from '#/platform/rate-limit/memory-limit.ts'
import type { Ctx } from '#/visitor/context.ts'

const countWrite = createMemoryLimit()

/** All calls that change a cart share one rate limit; reads are not counted. */
export const countCartWrite = ({ config, visitor, now }: Ctx): void =>
  countWrite(visitor.network, { limit: config.CART_WRITES_PER_MINUTE, now })
