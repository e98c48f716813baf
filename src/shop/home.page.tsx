import { useVisitor } from '#/visitor/visitor-provider.tsx'

export function Page() {
  const { site } = useVisitor()
  return (
    <main>
      <title>{site.name}</title>
      <h1>{site.name}</h1>
    </main>
  )
}
