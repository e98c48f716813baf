import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPage, aShop, html } from './page-cache-test-shop.server.ts'

type Shop = Awaited<ReturnType<typeof aShop>>

/** The products each page of the test shop is made of. */
const products: Record<string, number[]> = { '/a': [0], '/b': [1], '/both': [0, 1], '/c': [2] }
const lifetimes = { freshMs: 1000, staleMs: 1000, staleOnErrorMs: 4000 }
const retryAfterMs = 1000

type Step =
  | { do: 'send'; path: string }
  | { do: 'change'; product: number; purge: boolean }
  | { do: 'wait'; ms: number }
  | { do: 'purge everything' }
  | { do: 'database'; away: boolean }

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: aRequest() },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('change' as const),
        product: fc.nat(2),
        purge: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('wait' as const),
        ms: fc.nat(15).map((n) => n * 200),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ do: 'purge everything' as const }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('database' as const), away: fc.boolean() }),
    },
  ),
  { minLength: 5, maxLength: 40 },
)
function aRequest() {
  return fc.record({
    do: fc.constant('send' as const),
    path: fc.constantFrom(...Object.keys(products)),
  })
}

type StoredPage = { text: string; fresh: number; stale: number; cover: number; retry: number }

/** The cache's rules without bytes, promises or eviction. */
class Model {
  now = 0
  away = false
  versions = [0, 0, 0]
  stored = new Map<string, StoredPage>()

  text(path: string): string {
    return html(`${path} ${products[path]?.map((product) => this.versions[product]).join('+')}`)
  }

  send(path: string): Answer {
    const stored = this.stored.get(path)
    if (stored && this.now < stored.fresh) return { word: 'hit', text: stored.text }
    if (stored && (this.now < stored.stale || this.now < Math.min(stored.retry, stored.cover))) {
      if (this.now >= stored.retry) this.render(path)
      return { word: 'stale', text: stored.text }
    }
    if (this.render(path)) return { word: 'miss', text: this.text(path) }
    if (stored && this.now < stored.cover) return { word: 'stale', text: stored.text }
    return { word: undefined, text: 'fault' }
  }

  render(path: string): boolean {
    const stored = this.stored.get(path)
    if (this.away && stored) stored.retry = this.now + retryAfterMs
    if (this.away) return false
    const fresh = this.now + lifetimes.freshMs
    const [stale, cover] = [fresh + lifetimes.staleMs, fresh + lifetimes.staleOnErrorMs]
    this.stored.set(path, { text: this.text(path), fresh, stale, cover, retry: -Infinity })
    return true
  }

  purge(isAffected: (path: string) => boolean): void {
    for (const [path, stored] of this.stored) {
      if (!isAffected(path)) continue
      const cover = Math.min(stored.cover, this.now + lifetimes.staleOnErrorMs)
      this.stored.set(path, {
        ...stored,
        cover,
        fresh: -Infinity,
        stale: -Infinity,
        retry: -Infinity,
      })
    }
  }
}

type Answer = { word: string | undefined; text: string }

/** Takes the step in the shop and in the model; returns the actual and the expected answer. */
async function take(step: Step, model: Model, shop: Shop): Promise<[Answer, Answer] | null> {
  switch (step.do) {
    case 'send': {
      const { headers, body } = await shop.send({ path: step.path })
      while (shop.cache.stats().underWay > 0) await setImmediate()
      return [
        { word: headers['x-cache']?.toString(), text: body.toString() },
        model.send(step.path),
      ]
    }
    case 'change':
      model.versions = model.versions.with(step.product, (model.versions[step.product] ?? 0) + 1)
      if (!step.purge) break
      model.purge((path) => products[path]?.includes(step.product) === true)
      shop.cache.purge([`product:${step.product}`])
      break
    case 'wait':
      model.now += step.ms
      shop.clock.ms = model.now
      break
    case 'purge everything':
      model.purge(() => true)
      shop.cache.purgeAll()
      break
    case 'database':
      model.away = step.away
      break
  }
  return null
}

async function answersOf(story: Step[]): Promise<[Answer, Answer][]> {
  const shop = await aShop(lifetimes)
  const model = new Model()
  shop.shop.render = async (path) => {
    if (model.away) throw new Error('the database is away')
    const tags = products[path]?.map((product) => `product:${product}`) ?? []
    return aPage({ body: model.text(path), tags })
  }
  const answers: [Answer, Answer][] = []
  for (const step of story) {
    const answer = await take(step, model, shop)
    if (answer) answers.push(answer)
  }
  shop.close()
  return answers
}

test('every request gets the page the rules say, whatever the order of events', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      for (const [was, should] of await answersOf(story)) expect(was).toEqual(should)
    }),
    { numRuns: 60 },
  )
})
