import type { CountryCode } from './country.ts'
import { flagPath } from './flag-path.ts'

/** A decorative flag beside the country's name. The hairline outlines white flags on white. */
export function Flag({ code, width = 24 }: { code: CountryCode; width?: number }) {
  return (
    <img
      src={flagPath(code)}
      alt=""
      width={width}
      height={Math.round((width * 2) / 3)}
      className="ring-1 ring-black/10"
      loading="lazy"
      decoding="async"
    />
  )
}
