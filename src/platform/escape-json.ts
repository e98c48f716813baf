const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that may stand inside a `<script>`: nothing in it can end the element or open a comment, and it reads back the same. */
export const escapeJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => escapes[sign] ?? sign,
  )
