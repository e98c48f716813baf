/** The parts of a mail; the HTML and the plain text are both rendered from them, so that they never differ. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  /** Highlighted, because it must not be overlooked. */
  | { kind: 'note'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'picture'; picture: MailPicture }
  /** Short label and value pairs: order number, date, tracking. */
  | { kind: 'facts'; rows: readonly MailFact[] }
  | { kind: 'items'; items: readonly MailItem[] }
  | { kind: 'sums'; rows: readonly MailSum[] }
  /** Addresses and the like, side by side where there is room. */
  | { kind: 'columns'; columns: readonly { heading: string; lines: readonly string[] }[] }

/** The URL must be absolute, since a mail has no base URL. */
export type MailPicture = { src: string; alt: string; width: number; height: number }
export type MailFact = { label: string; value: string; href?: string }
export type MailItem = {
  name: string
  details: readonly string[]
  price: string
  picture: MailPicture | null
}
export type MailSum = { label: string; value: string; isTotal?: true }
