import {
  lazy,
  memo,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslations } from '#/i18n/use-translations.tsx'
import { bikePainter } from '#/drawings/bike/draw-bike.ts'
import { buildLook } from '#/configurator/build/build-look.ts'
import type { OfferedBike } from '#/configurator/choice/offered.ts'
import { trustedHtml } from '#/platform/seo/trusted-html.ts'
import type { BuildStore } from '#/configurator/build/build-store.ts'
import { softEdges } from '#/product/page/soft-edges.ts'
import { classes } from '#/ui/classes.ts'
import { Icon } from '#/ui/icon.tsx'
import { stageButton } from '#/configurator/steps/stage-button.ts'
import { turnTo } from './stage-view.ts'
import { useStageView } from './use-stage-view.ts'

/** Loaded when the shopper first turns to it. */
const CockpitDrawing = lazy(async () => ({
  default: (await import('./cockpit-drawing.tsx')).CockpitDrawing,
}))

type BuildDrawingProps = { bike: OfferedBike; store: BuildStore }

/**
 * The bike as configured, redrawn for every choice, and turned to the part that is being chosen. It is hidden from
 * screen readers: the steps say the same.
 */
export function BuildDrawing({ bike, store }: BuildDrawingProps) {
  const { choice } = useSyncExternalStore(store.watch, store.build, store.begun)
  const t = useTranslations('product.gallery')
  const [view, showWhole] = useStageView()
  const look = useMemo(() => buildLook(bike, choice), [bike, choice])
  const before = useDeferredValue(look)
  // The cockpit covers the bike from its side, which is then drawn after it.
  const side = view === 'cockpit' ? before : look
  const [drawSide] = useState(() => bikePainter({ idPrefix: 'build' }))
  const drawing = useMemo(() => side && drawSide(side), [drawSide, side])
  if (!look || !drawing) return null
  return (
    // On a wide screen the bike stands above the stage's lower edge, and a part of it goes on down to the edge.
    <div className="relative box-content h-full w-full lg:-mb-10 lg:pb-10">
      <div className={classes('absolute inset-0 overflow-clip', view && softEdges)}>
        <svg
          aria-hidden="true"
          viewBox={drawing.viewBox}
          className="block h-full w-full overflow-visible lg:h-[calc(100%-2.5rem)]"
        >
          <g
            className="motion-safe:transition-transform motion-safe:duration-200"
            {...(view && { style: { transform: turnTo(view, look) } })}
          >
            {drawing.layers.map((layer, depth) => (
              // oxlint-disable-next-line react/no-array-index-key -- layers never change places
              <Layer key={depth} markup={layer} />
            ))}
          </g>
        </svg>
        {view === 'cockpit' && (
          <Suspense>
            <CockpitDrawing look={look} />
          </Suspense>
        )}
      </div>
      {view && (
        <button
          type="button"
          data-print="hidden"
          onClick={showWhole}
          className={classes(
            stageButton,
            'absolute bottom-2 left-(--gutter) lg:right-4 lg:left-auto',
          )}
        >
          {/* On a phone the part needs the room. */}
          <Icon name="close" size={20} className="lg:hidden" />
          <span className="max-lg:sr-only">{t('shared')}</span>
        </button>
      )}
    </div>
  )
}

/** Remembered, so that the browser parses only the layers that changed. */
const Layer = memo(({ markup }: { markup: string }) => (
  // safe: our own drawing, made from numbers
  <g dangerouslySetInnerHTML={trustedHtml(markup)} />
))
