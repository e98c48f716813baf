import type { Messages } from './messages.ts'

const firstWaitMs = 2_000

/**
 * Retries with growing delays until the messages have loaded. Meanwhile the page stays as the server sent
 * it, readable and with working links and forms, and a notice at the bottom says that it is incomplete.
 */
export async function waitForMessages(load: () => Promise<Messages | null>): Promise<Messages> {
  let notice: HTMLElement | null = null
  for (let waitMs = firstWaitMs; ; waitMs *= 2) {
    const messages = await load()
    if (messages) {
      notice?.remove()
      return messages
    }
    notice ??= showNotice()
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

/** The notice's text is in the document, because there are no messages to take it from. */
function showNotice(): HTMLElement {
  const notice = document.createElement('p')
  notice.role = 'status'
  notice.className = 'fixed inset-x-0 bottom-0 z-50 border-t bg-paper px-4 py-3 text-center'
  document.body.append(notice)
  // Set after the element is in the page, so that screen readers announce it.
  notice.textContent = document.getElementById('start')?.dataset['incomplete'] ?? ''
  return notice
}
