const escapes = [
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['&', '\\u0026'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
] as const

/** JSON for use inside a `<script>`: nothing in it can end the element or open a comment, and it parses to the same value. */
export function escapeJson(value: unknown): string {
  let text = JSON.stringify(value) ?? 'null'
  // One replacement after the other: most texts contain none of these, and plain strings are found fastest.
  for (const [character, escaped] of escapes) text = text.replaceAll(character, escaped)
  return text
}
