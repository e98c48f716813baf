import { useEffect, useState } from 'react'

const tickMs = 10_000

/** The time in the browser, every few seconds; during hydration, the time of the rendering. */
export function useClock(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
