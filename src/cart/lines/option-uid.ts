import type { ChosenOption } from './cart.ts'

/**
 * `bundle/{section}/{sku}/{quantity}` in base64: the form in which shops of this family name an option. A part
 * takes the place of one part, so the quantity is always one.
 */
export const optionUid = ({ sectionId, sku }: ChosenOption): string =>
  btoa(`bundle/${sectionId}/${sku}/1`)

/** Null when it is not of that form, or asks for any other quantity than one. */
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
