import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { withoutEmails } from './scrub.ts'

/** Classes of Postgres errors whose messages quote values: data exceptions and errors raised by functions. */
const quotesValues = /^(22|P0)/

/**
 * An error's message without the values of its query, which may be shoppers' input, and without addresses: a mail
 * server quotes the mailbox that it refuses.
 */
export function messageWithoutValues(error: Error): string {
  if (error instanceof DrizzleQueryError) {
    const reason = error.cause ? `: ${messageWithoutValues(error.cause)}` : ''
    return `Failed query: ${beginning(error.query)}${reason}`
  }
  if (error instanceof pg.DatabaseError && quotesValues.test(error.code ?? ''))
    return `Postgres error ${error.code}`
  return withoutEmails(error.message)
}

/** An insert of many rows has kilobytes of placeholders. */
const beginning = (query: string) => (query.length > 200 ? `${query.slice(0, 200)} …` : query)

/** The stack under that message, without those of the causes. */
export function ownStackWithoutValues(error: Error): string {
  const { message, stack = message } = error
  const frames = stack.slice(stack.indexOf(message) + message.length)
  return `${error.name}: ${messageWithoutValues(error)}${frames}`
}

/** The same, followed by the stacks of the causes. */
export function stackWithoutValues(error: Error): string {
  const own = ownStackWithoutValues(error)
  return error.cause instanceof Error ? `${own}\nCaused by ${stackWithoutValues(error.cause)}` : own
}
