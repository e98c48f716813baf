/** The pages worth a link: both ends, the current one and its neighbours; null stands for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(wanted)].filter((page) => page >= 1 && page <= last)
  return pages
    .toSorted((a, b) => a - b)
    .flatMap((page, index, all) => {
      const skipped = page - (all[index - 1] ?? 0) - 1
      if (skipped === 0) return [page]
      // A gap of one takes as much room as the page it hides.
      return skipped === 1 ? [page - 1, page] : [null, page]
    })
}
