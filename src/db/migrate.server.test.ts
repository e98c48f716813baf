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

const problemsOf = (listed: Record<string, string>, files: readonly string[]) =>
  Object.entries(listed).flatMap(([tag, reason]) => [
    ...(files.includes(`${tag}.sql`) ? [] : [`${tag} is no migration`]),
    ...(reason.length > 10 ? [] : [`${tag} has no reason`]),
  ])

test('a list with an unknown migration or without a reason is noticed', () => {
  const listed = {
    '0001_shop': 'Nothing reads this column.',
    '0002_cart': 'Old.',
    '0003_lost': 'Nothing reads it.',
  }
  expect(problemsOf(listed, ['0001_shop.sql', '0002_cart.sql'])).toEqual([
    '0002_cart has no reason',
    '0003_lost is no migration',
  ])
})

test('breaking.json names existing migrations, each with a reason', () => {
  expect(problemsOf(readBreaking('migrations'), migrations)).toEqual([])
})
