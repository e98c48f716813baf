import type { ChosenOption } from './cart.ts'

/** `bundle/{section}/{sku}/{quantity}` in base64: the form in which shops of this family name an option. */
export const optionUid = ({ sectionId, sku, quantity }: ChosenOption): string =>
  btoa(`bundle/${sectionId}/${sku}/${quantity}`)

/** Null when it is not of that form. */
export function parseOptionUid(uid: string): ChosenOption | null {
  const [, section, sku, quantity] =
    /^bundle\/(-?\d{1,6})\/([\w.-]{1,64})\/(\d{1,2})$/.exec(decoded(uid)) ?? []
  if (section === undefined || sku === undefined || Number(quantity) < 1) return null
  return { sectionId: Number(section), sku, quantity: Number(quantity) }
}

function decoded(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
