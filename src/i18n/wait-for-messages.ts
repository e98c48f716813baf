import type { Messages } from './messages.ts'

const firstWaitMs = 2_000

/**
 * Tries, less and less often, until the messages are there. Meanwhile the page stays as the server sent it, readable and with
 * links and forms that work, and a line at its foot says that the rest has not loaded.
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
    await new Promise((again) => setTimeout(again, waitMs))
  }
}

/** The sentence stands in the document, because there are no messages to take it from. */
function showNotice(): HTMLElement {
  const notice = document.createElement('p')
  notice.role = 'status'
  notice.className = 'fixed inset-x-0 bottom-0 z-50 border-t bg-paper px-4 py-3 text-center'
  document.body.append(notice)
  // Set after it is in the page, so that it is read out.
  notice.textContent = document.getElementById('start')?.dataset['incomplete'] ?? ''
  return notice
}
