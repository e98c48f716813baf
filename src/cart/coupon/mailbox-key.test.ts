import { expect, test } from 'vitest'
import { mailboxKey } from './mailbox-key.ts'

test.each([
  ['ada@example.com', ' Ada@Example.COM '],
  ['ada@example.com', 'ada+shop@example.com'],
  ['ada@example.com', 'ada+a+b@example.com'],
  ['ada.byron@gmail.com', 'a.d.a.b.yron+1@GoogleMail.com'],
])('treats %s and %s as one mailbox', (one, other) => {
  expect(mailboxKey(other)).toBe(mailboxKey(one))
})

test.each([
  ['ada@example.com', 'ada@example.org'],
  ['ada.byron@example.com', 'adabyron@example.com'],
  ['+ada@example.com', '+grace@example.com'],
  ['ada@example.com', 'grace@example.com'],
  ['ada@gmail.com', 'grace@gmail.com'],
])('treats %s and %s as two mailboxes', (one, other) => {
  expect(mailboxKey(other)).not.toBe(mailboxKey(one))
})
