export const quotePath = '/cycletowork/quote/'
export const quoteStatusPath = '/cycletowork/quote/status/'
/** Files are served from the root: everything below a page's path is a page. */
export const quotePdfPath = '/cycle-to-work-quote.pdf'
