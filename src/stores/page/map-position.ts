/** The degrees that a map covers, and its size in units. */
export type MapFrame = {
  width: number
  height: number
  west: number
  east: number
  north: number
  south: number
}

export type MapPoint = { left: number; top: number }

/** The position on a map in per cent of its width and height. A degree has the same length everywhere on it. */
export const mapPosition = (
  { west, east, north, south }: MapFrame,
  { latitude, longitude }: { latitude: number; longitude: number },
): MapPoint => ({
  left: round(((longitude - west) / (east - west)) * 100),
  top: round(((north - latitude) / (north - south)) * 100),
})

const round = (percent: number) => Math.round(percent * 10) / 10

/** A label stands to the right of its dot, or to the left if another dot is there or the map ends. */
export function labelSide(point: MapPoint, others: readonly MapPoint[]): 'left' | 'right' {
  const isBlocked = others.some(
    (other) =>
      other !== point &&
      other.left > point.left &&
      other.left - point.left < 25 &&
      Math.abs(other.top - point.top) < 5,
  )
  return isBlocked || point.left > 82 ? 'left' : 'right'
}
