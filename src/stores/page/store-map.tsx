import { PageLink } from '#/navigation/links/page-link.tsx'
import { classes } from '#/ui/classes.ts'
import { dotStep, maps } from './map-dots.ts'
import { labelSide } from './map-position.ts'
import type { StoreTeaser } from './store-view.ts'

type StoreMapProps = {
  country: string
  stores: readonly StoreTeaser[]
  /** The store that the page is about. */
  current?: string
}

/** A country in dots with its stores. It repeats the list beside it, so screen readers and keys pass over it. */
export function StoreMap({ country, stores, current }: StoreMapProps) {
  const map = maps[country]
  if (!map) return null
  const points = stores.flatMap(({ point }) => point ?? [])
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-[26rem]">
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        className="block h-auto w-full text-stone-300"
      >
        <path
          d={map.path}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray={`0 ${dotStep}`}
        />
      </svg>
      {stores.map(({ code, to, name, point }) => {
        if (!point) return null
        const isLeft = labelSide(point, points) === 'left'
        const isCurrent = current === undefined || current === code
        return (
          <PageLink
            key={code}
            to={to}
            tabIndex={-1}
            style={{ left: `${point.left}%`, top: `${point.top}%` }}
            className={classes(
              'group absolute flex -translate-y-1/2 items-center gap-1.5 py-1',
              isLeft
                ? 'translate-x-[calc(-100%+0.4375rem)] flex-row-reverse'
                : '-translate-x-[0.4375rem]',
            )}
          >
            <span
              className={classes(
                'size-3.5 shrink-0 rounded-full border-2 border-paper transition-transform group-hover:scale-125',
                isCurrent ? 'bg-signal' : 'bg-stone-600',
              )}
            />
            <span
              className={classes(
                'label rounded-sm bg-paper/85 px-1 text-sm leading-tight group-hover:underline',
                !isCurrent && 'text-stone-700',
              )}
            >
              {name}
            </span>
          </PageLink>
        )
      })}
    </div>
  )
}
