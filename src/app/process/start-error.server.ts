import { EmbeddedPostgresError } from '#/db/embedded/embedded-error.server.ts'
import { NewerDatabaseError } from '#/db/migrate.server.ts'
import { NoDatabaseError, SetupLockLostError } from '#/db/setup-lock.server.ts'
import { ConfigError } from '#/platform/config/config.server.ts'
import { stackWithoutValues } from '#/platform/observe/error-text.server.ts'

export class PortTakenError extends Error {}

const expectedErrors = [
  ConfigError,
  EmbeddedPostgresError,
  NewerDatabaseError,
  NoDatabaseError,
  PortTakenError,
  SetupLockLostError,
]

/** One sentence for problems a person can fix; otherwise a stack, without the values of queries. */
export function describeStartError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return expectedErrors.some((kind) => error instanceof kind)
    ? error.message
    : stackWithoutValues(error)
}
