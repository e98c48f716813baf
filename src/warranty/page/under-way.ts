import type { FormValues } from '#/platform/forms/form-state.ts'
import type { FieldErrors } from '#/platform/api/refusal.ts'
import { fileFieldNames } from '#/warranty/uploads/upload-limits.ts'

/** A form with files that are still on their way would be sent without them. */
export function filesUnderWay(values: FormValues): FieldErrors {
  const names = fileFieldNames.filter((name) => values[`${name}UnderWay`] !== undefined)
  return Object.fromEntries(
    names.map((name) => [name, [{ key: 'fieldErrors.filesUnderWay', values: {} }]]),
  )
}
