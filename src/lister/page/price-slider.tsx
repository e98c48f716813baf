type PriceSliderProps = {
  least: number
  most: number
  from: number
  to: number
  labels: readonly [string, string]
  inWords: (amount: number) => string
  onMove: (from: number, to: number) => void
  onRelease: () => void
}

/** Two native sliders on one track; only their handles take the pointer. */
export function PriceSlider(props: PriceSliderProps) {
  const { from, to, labels, inWords, onMove, onRelease } = props
  const step = stepOf(props.most - props.least)
  // Both ends are multiples of the step, or a handle could not reach its end. The cheapest and the dearest
  // price stand at the ends, too: a piece of track beyond them would promise products that do not exist.
  const least = Math.floor(props.least / step) * step
  const most = Math.ceil(props.most / step) * step
  const handleAt = (amount: number) =>
    amount <= props.least ? least : amount >= props.most ? most : amount
  const share = (amount: number) => (100 * (handleAt(amount) - least)) / (most - least)
  const common = {
    min: least,
    max: most,
    step,
    onPointerUp: onRelease,
    onKeyUp: onRelease,
    className: 'slider-handle',
  } as const
  return (
    <div className="relative mx-1 h-8">
      <span className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-stone-300" />
      <span
        style={{ left: `${share(from)}%`, right: `${100 - share(to)}%` }}
        className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-ink"
      />
      <input
        {...common}
        type="range"
        value={handleAt(from)}
        aria-label={labels[0]}
        aria-valuetext={inWords(from)}
        onChange={({ target }) => onMove(Math.min(Number(target.value), to), to)}
      />
      <input
        {...common}
        type="range"
        value={handleAt(to)}
        aria-label={labels[1]}
        aria-valuetext={inWords(to)}
        onChange={({ target }) => onMove(from, Math.max(Number(target.value), from))}
      />
    </div>
  )
}

/** About a hundred steps, each a round amount. */
function stepOf(span: number): number {
  const rough = Math.max(1, span / 100)
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10)
}
