import { createListeners } from '#/platform/browser/listeners.ts'

export type Toast = { id: number; text: string; kind: 'done' | 'failed' }

/** The toasts on show, the newest last. */
export function createToastStore(clearMs: number) {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const { watch, notify } = createListeners()

  function change(next: readonly Toast[]) {
    toasts = next
    notify()
  }

  const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id))

  return {
    state: () => toasts,
    watch,
    dismiss,
    /** A failure stays until it is dismissed, since it usually needs an action. */
    show(text: string, kind: Toast['kind'] = 'done') {
      const id = (lastId += 1)
      change([...toasts, { id, text, kind }])
      if (kind === 'done') setTimeout(() => dismiss(id), clearMs)
    },
  }
}
