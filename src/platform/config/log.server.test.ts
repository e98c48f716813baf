import { expect, test } from 'vitest'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import { logTo } from './log.server.ts'

function linesOf(write: (log: ReturnType<typeof logTo>) => void): string {
  let text = ''
  write(logTo({ write: (line) => void (text += line) }, 'info'))
  return text
}

test('a failed query is logged without the values the shopper typed', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
  })
  const problem = new DrizzleQueryError(
    'insert into customers values ($1)',
    ['ada@example.com\nsecond line'],
    cause,
  )
  const line = linesOf((log) => log.error({ err: problem }, 'a call failed'))
  expect(line).not.toMatch(/ada@|second line/)
  expect(line).toContain('insert into customers values ($1)')
  expect(line).toContain('23505')
  expect(line).toContain('log.server.test.ts')
})

test('an error that quotes a value in its own message is logged by its code', () => {
  const problem = new pg.DatabaseError('invalid input syntax for type uuid: "ada"', 60, 'error')
  problem.code = '22P02'
  const line = linesOf((log) => log.error({ err: problem }, 'a call failed'))
  expect(line).not.toContain('ada')
  expect(line).toContain('22P02')
})
