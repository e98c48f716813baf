import type { ActionOutcome } from '#/platform/api/page.ts'
import { isRefusal } from '#/platform/api/refusal.ts'

/** Shows a wrong password at its field; any other problem is thrown again. */
export function passwordRefused(problem: unknown, field: string): ActionOutcome {
  if (!isRefusal(problem) || problem.code !== 'wrong-password') throw problem
  const messages = [{ key: `refusals.${problem.code}`, values: {} }]
  return { kind: 'refused', status: 422, fields: { [field]: messages } }
}
