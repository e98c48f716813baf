import { encode } from 'uqr'

/**
 * A QR code as one path. Its light border belongs to it: cameras need it to find the code. Whoever cannot see it
 * needs the text itself beside it.
 */
export function QrCode({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 3 })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-64 max-w-full bg-paper text-ink forced-color-adjust-none"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  )
}
