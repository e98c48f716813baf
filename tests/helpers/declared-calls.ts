import type { TestShop } from './shop.ts'

type Operation = {
  summary: string
  security: Record<string, unknown>[]
  parameters?: { name: string; in: string }[]
}
type Doc = { paths: Record<string, Record<'get' | 'post', Operation | undefined>> }

/** Every call in the shop's OpenAPI document, and who may make it. */
export async function declaredCalls(shop: TestShop) {
  const doc = (await (await shop.get('/nuxt/api/openapi.json')).json()) as Doc
  return Object.entries(doc.paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = methods[method]
      if (!operation) return []
      const access = operation.security.flatMap((each) => Object.keys(each))[0] ?? 'anyone'
      const isTwin = methods.post?.summary.endsWith('(the same by POST, which our own pages use)')
      const isChange = method === 'post' || isTwin === true
      const parameters = (operation.parameters ?? []).flatMap((each) =>
        each.in === 'query' ? each.name : [],
      )
      return [{ path: path.replace('/nuxt/api/', ''), method, access, isChange, parameters }]
    }),
  )
}
