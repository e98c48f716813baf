import { type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'

/**
 * Parses JSON that the shop has stored, such as a column or the payload of a job: another release may have
 * written it. The error names the field but not its value, which may be personal.
 */
export function fromStored<Schema extends GenericSchema>(
  schema: Schema,
  stored: unknown,
  name: string,
): InferOutput<Schema> {
  const result = safeParse(schema, stored)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = [name, getDotPath(issue)].filter(Boolean).join(' at ')
  throw new Error(`${field} is stored as ${typeof issue.input}, expected ${issue.expected}`)
}
