import { type RefObject, useEffect, useRef } from 'react'

/** Whether an arrow key is down in a part of the page: among radio buttons it chooses whatever it moves to. */
export function useArrowKeys(part: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isMoving = useRef(false)
  useEffect(() => {
    const keys = new AbortController()
    const { signal } = keys
    const begin = ({ key }: KeyboardEvent) => {
      isMoving.current = key.startsWith('Arrow')
    }
    const end = () => {
      isMoving.current = false
    }
    part.current?.addEventListener('keydown', begin, { signal })
    part.current?.addEventListener('keyup', end, { signal })
    return () => keys.abort()
  }, [part])
  return isMoving
}
