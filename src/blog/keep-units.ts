const figureAndUnit = /(\d) (mm|cm|km|km\/h|kg|g|bar|l|Wh|W|Nm)(?![\p{L}\d])/gu

/** Joins figures to their units with no-break spaces, so that they stay on one line. */
export const keepUnits = (text: string): string => text.replaceAll(figureAndUnit, '$1\u00A0$2')
