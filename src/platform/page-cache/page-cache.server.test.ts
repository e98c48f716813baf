import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPage, aShop, html } from './page-cache-test-shop.server.ts'

type Shop = Awaited<ReturnType<typeof aShop>>

/** What each page of the little shop is made of. */
const products: Record<string, number[]> = { '/a': [0], '/b': [1], '/both': [0, 1], '/c': [2] }
const lifetimes = { freshMs: 1000, staleMs: 1000, staleOnErrorMs: 4000 }
const retryAfterMs = 1000

type Step =
  | { do: 'ask'; path: string }
  | { do: 'change'; product: number; purge: boolean }
  | { do: 'wait'; ms: number }
  | { do: 'purge everything' }
  | { do: 'database'; away: boolean }

const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: anAsk() },
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
function anAsk() {
  return fc.record({
    do: fc.constant('ask' as const),
    path: fc.constantFrom(...Object.keys(products)),
  })
}

type Kept = { text: string; fresh: number; stale: number; cover: number; retry: number }

/** The cache told as a story: no bytes, no promises, no shelves. */
class Model {
  now = 0
  away = false
  versions = [0, 0, 0]
  kept = new Map<string, Kept>()

  text(path: string): string {
    return html(`${path} ${products[path]?.map((product) => this.versions[product]).join('+')}`)
  }

  ask(path: string): Told {
    const kept = this.kept.get(path)
    if (kept && this.now < kept.fresh) return { word: 'hit', text: kept.text }
    if (kept && (this.now < kept.stale || this.now < Math.min(kept.retry, kept.cover))) {
      if (this.now >= kept.retry) this.render(path)
      return { word: 'stale', text: kept.text }
    }
    if (this.render(path)) return { word: 'miss', text: this.text(path) }
    if (kept && this.now < kept.cover) return { word: 'stale', text: kept.text }
    return { word: undefined, text: 'fault' }
  }

  render(path: string): boolean {
    const kept = this.kept.get(path)
    if (this.away && kept) kept.retry = this.now + retryAfterMs
    if (this.away) return false
    const fresh = this.now + lifetimes.freshMs
    const [stale, cover] = [fresh + lifetimes.staleMs, fresh + lifetimes.staleOnErrorMs]
    this.kept.set(path, { text: this.text(path), fresh, stale, cover, retry: -Infinity })
    return true
  }

  purge(isMeant: (path: string) => boolean): void {
    for (const [path, kept] of this.kept) {
      if (!isMeant(path)) continue
      const cover = Math.min(kept.cover, this.now + lifetimes.staleOnErrorMs)
      this.kept.set(path, { ...kept, cover, fresh: -Infinity, stale: -Infinity, retry: -Infinity })
    }
  }
}

type Told = { word: string | undefined; text: string }

/** Takes the step in the shop and in the story; what a visitor is told and should be told. */
async function take(step: Step, model: Model, shop: Shop): Promise<[Told, Told] | null> {
  switch (step.do) {
    case 'ask': {
      const { headers, body } = await shop.ask({ path: step.path })
      while (shop.cache.stats().underWay > 0) await setImmediate()
      return [{ word: headers['x-cache']?.toString(), text: body.toString() }, model.ask(step.path)]
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

async function told(story: Step[]): Promise<[Told, Told][]> {
  const shop = await aShop(lifetimes)
  const model = new Model()
  shop.shop.render = async (path) => {
    if (model.away) throw new Error('the database is away')
    const tags = products[path]?.map((product) => `product:${product}`) ?? []
    return aPage({ body: model.text(path), tags })
  }
  const answers: [Told, Told][] = []
  for (const step of story) {
    const answer = await take(step, model, shop)
    if (answer) answers.push(answer)
  }
  shop.close()
  return answers
}

test('whatever happens in whatever order, every visitor gets the page the rules say', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (story) => {
      for (const [was, should] of await told(story)) expect(was).toEqual(should)
    }),
    { numRuns: 60 },
  )
})
