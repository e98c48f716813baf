/**
 * Lets the page scroll past its end by the height of an element that stands over the end of the window, so that it
 * hides nothing for good, and keeps what has the focus above it. A ref calls it with the element. `onHeight` is called
 * with each height, and with an empty text when the element goes.
 */
export function makeRoomBelow(element: HTMLElement, onHeight: (height: string) => void = () => {}) {
  const { style: root } = document.documentElement
  const { style: body } = document.body
  const setRoom = (height: string) => {
    root.scrollPaddingBottom = height
    body.paddingBottom = height
    onHeight(height)
  }
  const observer = new ResizeObserver(() => setRoom(`${element.offsetHeight}px`))
  observer.observe(element)
  return () => {
    observer.disconnect()
    setRoom('')
  }
}
