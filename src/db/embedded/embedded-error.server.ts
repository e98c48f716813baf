/** The embedded Postgres cannot be used; the message says why and what to do instead. */
export class EmbeddedPostgresError extends Error {}
