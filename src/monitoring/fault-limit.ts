/** Whether a fault is sent: each message once for a page, and no more messages than so many. */
export function createFaultLimit(perPage: number) {
  const sent = new Set<string>()
  let current = ''
  return (page: string, message: string): boolean => {
    if (page !== current) sent.clear()
    current = page
    if (sent.has(message) || sent.size >= perPage) return false
    sent.add(message)
    return true
  }
}
