import * as v from 'valibot'
import { requiredLine } from '#/platform/api/schema.ts'
import { typedHundredths } from '#/money/typed-amount.ts'

/** At least four letters or digits, and what separates their groups. */
export const certificateSchema = v.object({
  certificate: v.config(
    v.pipe(requiredLine(40), v.regex(/^(?:[ /-]*[a-z\d]){4,}[ /-]*$/i, 'fieldErrors.certificate')),
    { abortPipeEarly: true },
  ),
  value: v.config(
    v.pipe(
      requiredLine(20),
      v.check((text) => typedHundredths(text) !== null, 'fieldErrors.amount'),
    ),
    { abortPipeEarly: true },
  ),
})
export type CertificateForm = v.InferOutput<typeof certificateSchema>

/** One spelling for each number, so that the same certificate is recognised: upper case without separators. */
export const normalCertificate = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
