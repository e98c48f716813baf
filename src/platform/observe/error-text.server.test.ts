import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { messageWithoutValues, stackWithoutValues } from './error-text.server.ts'

const typed = ['ada@example.com', 'two lines\n    at home', '1 Mill Lane']

function databaseError(code: string, message: string): pg.DatabaseError {
  const error = new pg.DatabaseError(message, message.length, 'error')
  return Object.assign(error, { code, detail: 'Key (email)=(ada@example.com) already exists.' })
}

const failed = (cause: Error) =>
  new DrizzleQueryError('insert into customers values ($1, $2, $3)', typed, cause)

test('a failed query is reported with its reason and stack, without its values', () => {
  const text = stackWithoutValues(
    failed(databaseError('23505', 'duplicate key value "customers_pk"')),
  )
  expect(text).toContain('Failed query: insert into customers values ($1, $2, $3)')
  expect(text).toContain('duplicate key value "customers_pk"')
  expect(text).toMatch(/\n {4}at .*error-text\.server\.test\.ts/)
  for (const value of ['ada@example.com', 'at home', 'Mill Lane']) expect(text).not.toContain(value)
})

test('leaves out a value that Postgres itself quotes', () => {
  const error = failed(databaseError('22P02', 'invalid input syntax for type integer: "Mill Lane"'))
  expect(messageWithoutValues(error)).toMatch(/: Postgres error 22P02$/)
  expect(stackWithoutValues(error)).not.toContain('Mill Lane')
})

test('truncates a long query', () => {
  const query = `insert into menu values ${'($1), '.repeat(1_000)}`
  const error = new DrizzleQueryError(query, [], new Error('no'))
  expect(messageWithoutValues(error)).toMatch(/^Failed query: insert into menu .{100,200} …: no$/)
})

test('reports any other error unchanged', () => {
  const error = new Error('no such file')
  expect(messageWithoutValues(error)).toBe('no such file')
  expect(stackWithoutValues(error)).toBe(error.stack)
})
