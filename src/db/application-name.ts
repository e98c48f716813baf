/** What tells our own backends from a stranger's when the last process wants to stop Postgres. */
export const applicationName = 'calder'
