import { Refusal, type PlatformRefusal } from '#/platform/api/refusal.ts'
import { isCommonPassword, isEmailAsPassword } from './common-passwords.server.ts'

/** Refuses passwords that attackers try first. The form checks the length; there are no other rules. */
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
