import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBreaking } from './migrate.server.ts'

/** Statements that make older code fail, or lose what it writes. */
const breaks =
  /\bdrop (table|column|type|schema)\b|\brename\b|\bset not null\b|\bset data type\b|\badd column (?!.*\bdefault\b).*\bnot null\b/i

const migrations = readdirSync('migrations').filter((name) => name.endsWith('.sql'))

test.each([
  ['ALTER TABLE "a" DROP COLUMN "b";', true],
  ['DROP TABLE "a" CASCADE;', true],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', true],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE integer;', true],
  ['ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;', true],
  [`ALTER TABLE "a" ADD COLUMN "b" text DEFAULT 'x' NOT NULL;`, false],
  ['ALTER TABLE "a" ADD COLUMN "b" text;', false],
  ['CREATE TABLE "a" ("b" text NOT NULL);', false],
  ['DROP INDEX "a_b";', false],
])('%s breaks older versions: %s', (statement, expected) => {
  expect(breaks.test(statement)).toBe(expected)
})

test('every migration that breaks older versions is listed in breaking.json', () => {
  expect(migrations.length).toBeGreaterThan(5)
  const listed = readBreaking('migrations')
  const unlisted = migrations
    .filter((name) => breaks.test(readFileSync(`migrations/${name}`, 'utf8')))
    .filter((name) => !(name.replace('.sql', '') in listed))
  expect(unlisted).toEqual([])
})

test('breaking.json names existing migrations, each with a reason', () => {
  for (const [tag, reason] of Object.entries(readBreaking('migrations'))) {
    expect(migrations).toContain(`${tag}.sql`)
    expect(reason.length).toBeGreaterThan(10)
  }
})
