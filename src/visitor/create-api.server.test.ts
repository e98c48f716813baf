import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createApi } from './create-api.server.ts'

const answer = v.object({ id: v.nullable(v.number()) })
const idOf = (session: { customerId: number } | null | undefined) => ({
  id: session?.customerId ?? null,
})

/** These lines are checked by `tsc`: one that compiles makes its comment an error. */
test('only a customer’s call has a session', () => {
  const api = createApi('/test', 'Test')
  const declared = { summary: 'Test', answer }
  const signed = 'overseas-checkout'
  api.get('/own', { ...declared, access: 'customer' }, (_ctx, { session }) => idOf(session))
  // @ts-expect-error a cart may belong to a guest, so this call gets no session
  api.get('/cart', { ...declared, access: 'cart-holder' }, (_ctx, { session }) => idOf(session))
  api.get('/mine', { ...declared, access: 'visitor' }, async (ctx) => idOf(await ctx.session()))
  // @ts-expect-error the answer for anyone cannot depend on who is logged in
  api.get('/all', { ...declared, access: 'anyone' }, async (ctx) => idOf(await ctx.session()))
  // @ts-expect-error the overseas checkout acts for nobody who is logged in
  api.get('/signed', { ...declared, access: signed }, async (ctx) => idOf(await ctx.session()))
  expect(api.operations.map(({ access }) => access)).toEqual([
    'customer',
    'cart-holder',
    'visitor',
    'anyone',
    'overseas-checkout',
  ])
})
