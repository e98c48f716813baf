/**
 * Takes out what may be personal or secret: queries and fragments of URLs, e-mail addresses, and anything
 * with as many letters and digits in a row as a token has. Both the browser and the server do this, since
 * anybody can send a report. No pattern looks further than a bounded way back, so a long text takes no longer
 * than its length suggests.
 */
export const scrub = (text: string): string =>
  text
    .replaceAll(/(?<=\S)[?#][^\s:)'"]*/g, '')
    .replaceAll(/[^\s@]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '[e-mail]')
    .replaceAll(/[\w-]{20,}(?:\.(?:js|css)\b)?/g, (word) =>
      /\d/.test(word) && !/\.(?:js|css)$/.test(word) ? '[token]' : word,
    )
    .replaceAll(/\d{5,}/g, '[number]')
