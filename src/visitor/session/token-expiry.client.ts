/** The expiry of the customer's token, from the one session cookie that scripts may read; null for a guest. */
export function tokenExpiry(): number | null {
  const found = /(?:^|; )customer_expire_time=(\d{13})/.exec(document.cookie)
  return found ? Number(found[1]) : null
}
