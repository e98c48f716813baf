/**
 * Shoppers with a cart each, who send the next call as soon as the last is answered. Run by `fork` with a port
 * and the name of a call; sends its parent the time of each answer.
 */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

export const connections = 16
export const seconds = 4
/** Lets the compiler optimise the code; not counted. */
export const warmUpSeconds = 1
const sku = 'HLM-CREST-M-INK'
const password = 'gravel before breakfast'

export type Call = {
  name: string
  method: 'GET' | 'POST'
  path: string
  body?: unknown
  isKeyed?: true
}
const item = { cartItems: [{ sku, quantity: 1 }] }
export const fetchCart: Call = { name: 'fetch-cart', method: 'GET', path: 'cart/fetch-cart' }
export const addItem: Call = { name: 'add-item', method: 'POST', path: 'cart/add-item', body: item }
const clearCart: Call = { name: 'clear-cart', method: 'POST', path: 'cart/clear-cart', body: {} }
export const calls: readonly Call[] = [
  fetchCart,
  addItem,
  { ...addItem, name: 'add-item, with a key', isKeyed: true },
  clearCart,
  { name: 'merge-cart', method: 'POST', path: 'cart/merge-cart' },
]

export type Answer = { status: number; cookies: Map<string, string>; body: string }
export type Shopper = { agent: Agent; port: number; cookies: Map<string, string> }

export const shopperAt = (port: number, agent: Agent): Shopper => ({
  agent,
  port,
  cookies: new Map(),
})

/** Each call comes from an IP address of its own, because the shop limits calls by network. */
let count = Math.floor(Math.random() * 2 ** 22)
function nextIp(): string {
  count += 1
  return `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
}

export async function send(shopper: Shopper, call: Call): Promise<Answer> {
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const outgoing = request({
    agent: shopper.agent,
    host: '127.0.0.1',
    port: shopper.port,
    method: call.method,
    path: `/nuxt/api/${call.path}`,
    headers: {
      'x-forwarded-for': nextIp(),
      ...(cookie && { cookie }),
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
      ...(call.isKeyed && { 'idempotency-key': crypto.randomUUID() }),
    },
  })
  outgoing.end(call.body === undefined ? undefined : JSON.stringify(call.body))
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const body = await text(incoming)
  const set = (incoming.headers['set-cookie'] ?? []).map((line) => {
    const [pair = ''] = line.split(';', 1)
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)] as const
  })
  return { status: incoming.statusCode ?? 0, cookies: new Map(set), body }
}

/** The same, keeping the cookies as a browser does. */
async function visit(shopper: Shopper, call: Call): Promise<Answer> {
  const answer = await send(shopper, call)
  if (answer.status !== 200) throw new Error(`${call.path}: ${answer.status} ${answer.body}`)
  for (const [name, value] of answer.cookies) shopper.cookies.set(name, value)
  return answer
}

const post = (path: string, body: unknown): Call => ({ name: path, method: 'POST', path, body })

/** A logged-in customer with a cart of their own. */
export async function logIn(shopper: Shopper): Promise<string> {
  const email = `rider-${crypto.randomUUID()}@riders.example`
  await visit(
    shopper,
    post('auth/register', { firstName: 'Ada', lastName: 'Rider', email, password }),
  )
  await visit(shopper, post('auth/login', { email, password }))
  const { body } = await visit(shopper, post('cart/create-auth', {}))
  return (JSON.parse(body) as { customerCart: { id: string } }).customerCart.id
}

/** A guest's cart with something in it, to be merged into another. */
export async function guestCart(shopper: Shopper): Promise<string> {
  const { cookies } = await send({ ...shopper, cookies: new Map() }, addItem)
  return cookies.get('cart_id') ?? ''
}

async function load(port: number, call: Call) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const startsAt = performance.now() + warmUpSeconds * 1000
  const endsAt = startsAt + seconds * 1000
  const isMerge = call.name === 'merge-cart'

  async function shop() {
    const shopper = shopperAt(port, agent)
    const authCartId = isMerge ? await logIn(shopper) : ''
    if (!isMerge && call.name !== 'bare') await visit(shopper, addItem)
    for (let sent = 1; performance.now() < endsAt; sent += 1) {
      // A line holds 99 pieces, so now and then the shopper starts again.
      if (call.path === addItem.path && sent % 90 === 0) await send(shopper, clearCart)
      const body = isMerge ? { guestCartId: await guestCart(shopper), authCartId } : call.body
      const startedAt = performance.now()
      const answer = await send(shopper, { ...call, body })
      if (answer.status !== 200 || answer.body.includes('"user_errors":[{'))
        throw new Error(answer.body)
      if (startedAt >= startsAt) times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, shop))
  agent.destroy()
  process.send?.(times)
}

const [, script, port, name] = process.argv
const sent = [...calls, { ...fetchCart, name: 'bare' }].find((call) => call.name === name)
if (script === import.meta.filename && port && sent) await load(Number(port), sent)
