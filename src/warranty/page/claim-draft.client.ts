import { clearDraft } from '#/navigation/forms/use-saved-draft.ts'
import { fileFieldNames } from '#/warranty/uploads/upload-limits.ts'

export const claimDraft = 'warranty-claim'
export const filesMemory = (name: string): string => `uploads:${name}`

/** Called once the claim has been made: the next one begins empty. */
export function forgetClaimDraft(): void {
  clearDraft(claimDraft)
  try {
    for (const name of fileFieldNames)
      window.sessionStorage.removeItem(filesMemory(`claim-${name}`))
  } catch {
    // The browser blocks session storage, so nothing was saved.
  }
}
