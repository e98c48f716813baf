import type { FormValues } from '#/platform/forms/form-state.ts'
import type { FieldErrors } from '#/platform/api/refusal.ts'
import { uploadRefusals } from '#/warranty/uploads/upload.ts'
import { refusedField } from '#/warranty/uploads/refused-field.ts'
import {
  fileFieldNames,
  fileFields,
  maxMegabytes,
  maxPictures,
} from '#/warranty/uploads/upload-limits.ts'

/** The reasons to refuse a file. The field that says so comes with the form, so anybody can write anything into it. */
const known: ReadonlySet<string> = new Set([...uploadRefusals, 'too-many-requests', 'busy'])

/** The messages of files that were refused before the form was read; null if there are none. */
export function refusedFiles(form: FormValues): FieldErrors | null {
  const fields: FieldErrors = {}
  for (const field of fileFieldNames) {
    const code = form[refusedField(field)] ?? ''
    if (known.has(code))
      fields[field] = [
        {
          key: `refusals.${code}`,
          values: { max: maxMegabytes(fileFields[field]), pictures: maxPictures },
        },
      ]
  }
  return Object.keys(fields).length > 0 ? fields : null
}
