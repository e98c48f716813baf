import type { Hex } from '#/drawings/bike/colour.ts'

type FadePictureProps = { colours: readonly [Hex, Hex]; angle: number }

/** The middle of the drawing and half of its width and height, in its own units. */
const centre = { x: 28, y: 17 }
const half = { x: 17, y: 11 }

/** A frame and fork of three strokes with the fade running through them, as on the bike. Decorative. */
export function FadePicture({ colours: [first, second], angle }: FadePictureProps) {
  const turn = (angle / 180) * Math.PI
  const way = { x: Math.cos(turn), y: -Math.sin(turn) }
  const reach = Math.abs(half.x * way.x) + Math.abs(half.y * way.y)
  const at = (length: number) => [centre.x + way.x * length, centre.y + way.y * length] as const
  const [[x1, y1], [x2, y2]] = [at(-reach), at(reach)]
  const id = `fade-${angle}`
  return (
    <svg aria-hidden="true" viewBox="0 0 56 36" className="h-11 w-[4.25rem]" fill="none">
      <linearGradient id={id} gradientUnits="userSpaceOnUse" {...{ x1, y1, x2, y2 }}>
        <stop offset="0.12" stopColor={first} />
        <stop offset="0.88" stopColor={second} />
      </linearGradient>
      <g stroke="currentColor" strokeOpacity={0.35} strokeWidth={1.2}>
        <circle cx={12} cy={25} r={9.5} />
        <circle cx={45} cy={25} r={9.5} />
      </g>
      <path
        d="M12 25 24.5 27 19.5 8 12 25M20 9.5h19.5M24.5 27 40.5 12.5M39 6.5 41 13.5 45 25"
        stroke={`url(#${id})`}
        strokeWidth={3.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
