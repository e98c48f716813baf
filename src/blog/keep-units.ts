const figureAndUnit = /(\d) (mm|cm|km|km\/h|kg|g|bar|l|Wh|W|Nm)(?![\p{L}\d])/gu

/** A figure stays on one line with its unit. */
export const keepUnits = (text: string): string => text.replaceAll(figureAndUnit, '$1\u00A0$2')
