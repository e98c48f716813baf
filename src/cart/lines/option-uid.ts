import type { ChosenOption } from './cart.ts'

/**
 * `bundle/{section}/{sku}/{quantity}` in base64, the format in which API clients name an option. A part
 * replaces one part, so the quantity is always one.
 */
export const optionUid = ({ sectionId, sku }: ChosenOption): string =>
  btoa(`bundle/${sectionId}/${sku}/1`)

/** Null for another format, or for a quantity other than one. */
export function parseOptionUid(uid: string): ChosenOption | null {
  const [, section, sku] = /^bundle\/(-?\d{1,6})\/([\w.-]{1,64})\/1$/.exec(decoded(uid)) ?? []
  if (section === undefined || sku === undefined) return null
  return { sectionId: Number(section), sku }
}

function decoded(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
