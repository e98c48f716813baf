/** When the customer's token expires, by the one cookie a page may read; null for a guest. */
export function tokenExpiry(): number | null {
  const found = /(?:^|; )customer_expire_time=(\d{13})/.exec(document.cookie)
  return found ? Number(found[1]) : null
}
