import type { Picture as Drawn } from '#/images/names/picture-url.ts'
import { Picture } from '#/images/ui/picture.tsx'

type HighlightsProps = {
  highlights: readonly { title: string; text: string; picture: Drawn | null }[]
}

/** A model's highlights, each beside a picture of what it is about. */
export function Highlights({ highlights }: HighlightsProps) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
      {highlights.map(({ title, text, picture }) => (
        <li key={title}>
          {picture && (
            <Picture
              picture={picture}
              alt=""
              ground="stone100"
              ratio={3 / 2}
              sizes="(min-width: 80rem) 22vw, (min-width: 40rem) 45vw, 92vw"
              className="mb-4 h-auto w-full rounded-sm bg-stone-100"
            />
          )}
          <h3 className="title text-lg">{title}</h3>
          <p className="mt-2 max-w-[42ch] text-stone-700">{text}</p>
        </li>
      ))}
    </ul>
  )
}
