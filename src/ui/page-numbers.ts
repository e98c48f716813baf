/** The pages to link to: both ends, the current one and its neighbours; null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const candidates = [1, current - 1, current, current + 1, last]
  const pages = [...new Set(candidates)].filter((page) => page >= 1 && page <= last)
  return pages
    .toSorted((a, b) => a - b)
    .flatMap((page, index, all) => {
      const skipped = page - (all[index - 1] ?? 0) - 1
      if (skipped === 0) return [page]
      // A gap of one page takes as much space as the page itself.
      return skipped === 1 ? [page - 1, page] : [null, page]
    })
}
