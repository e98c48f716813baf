import { type RefObject, useEffect, useState } from 'react'
import { whenIdle } from '#/navigation/hydration/clock.ts'

/** Whether an element is out of view; false at the foot of the page, where nothing may cover the legal links. */
export function useIsAway(element: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      setAway(inView.size === 0)
    })
    const cancel = whenIdle(() => {
      for (const each of [element.current, document.querySelector('footer')])
        if (each) observer.observe(each)
    })
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [element])
  return isAway
}
