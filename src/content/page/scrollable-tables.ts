/**
 * Lets wide tables of sanitised HTML scroll by themselves on a narrow screen. The keyboard can only scroll
 * what it can reach, so their frame takes the focus.
 */
export const scrollableTables = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="table-frame" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
