/** A bike leads the list it is bought in; otherwise the order stays as it was. */
export const bikesFirst = <Line>(
  lines: readonly Line[],
  isBike: (line: Line) => boolean,
): readonly Line[] => lines.toSorted((a, b) => Number(isBike(b)) - Number(isBike(a)))
