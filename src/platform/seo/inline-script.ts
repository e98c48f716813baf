/**
 * A script that stands in every document, without the indentation of its source. Calls are marked as pure, so that
 * the text is not in the client bundle, where it is read from the page.
 */
export const inlineScript = (source: string): string => source.replaceAll(/\n\s+/g, '\n')
