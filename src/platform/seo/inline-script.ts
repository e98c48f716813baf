/** Quoted text and patterns, in which a space has a meaning; then the spaces round a sign, which have none. */
const textOrSigns = /('[^'\n]*'|(?<=[!(])\/(?:\\.|[^\\/\n])+\/)|\s*([=<>{}(),:;?&|+])\s*/g

/**
 * A script that stands in every document, without the spaces of its source. It has single quotes only, no comments, and
 * a semicolon after each statement. Calls are marked as pure, so that the text is not in the client bundle, where it is
 * read from the page.
 */
export const inlineScript = (source: string): string =>
  source
    .replaceAll(/\n\s+/g, '\n')
    .replaceAll(textOrSigns, (_, text: string | undefined, sign: string) => text ?? sign)
