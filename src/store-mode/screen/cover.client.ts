/**
 * Hides the page at once, by a rule of the style sheet. The script at the end of the document does the same with
 * an empty value, and shows the page again if nobody else does.
 */
export const cover = (): void => {
  document.documentElement.dataset['covered'] = 'held'
}

export const uncover = (): void => {
  delete document.documentElement.dataset['covered']
}

export const isCovered = (): boolean => 'covered' in document.documentElement.dataset
