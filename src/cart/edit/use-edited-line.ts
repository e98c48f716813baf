import { useState } from 'react'
import { useLocation } from 'react-router'
import { editedLine, goneLine } from './edited-line.ts'

/** The line of the cart that the configurator changes, by its URL, until it turns out to be gone. */
export function useEditedLine(): { line: string | null; isGone: boolean; loseLine: () => void } {
  const { search } = useLocation()
  const [isLost, setLost] = useState(false)
  const named = editedLine(new URLSearchParams(search))
  const isGone = named !== null && (isLost || named === goneLine)
  return { line: isGone ? null : named, isGone, loseLine: () => setLost(true) }
}
