import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { isCommonPassword, isEmailAsPassword } from './common-passwords.server.ts'

/** Refuses what would be guessed first. Length is the form's own rule; there are no others. */
export function checkNewPassword(field: string, password: string, email: string): void {
  const key = isEmailAsPassword(password, email)
    ? 'fieldErrors.passwordIsEmail'
    : isCommonPassword(password) && 'fieldErrors.passwordCommon'
  if (!key) return
  throw new Refusal<PlatformRefusal>('invalid-input', {
    status: 422,
    fields: { [field]: [{ key, values: {} }] },
  })
}
