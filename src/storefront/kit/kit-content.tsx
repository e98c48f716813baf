import { AccordionItem } from '#/ui/overlay/accordion.tsx'
import { Badge } from '#/ui/badge.tsx'
import { Breadcrumb } from '#/ui/breadcrumb.tsx'
import { LoadMore } from '#/ui/load-more.tsx'
import { Pagination } from '#/ui/pagination.tsx'
import { Price } from '#/ui/price.tsx'
import { SaveLabel } from '#/ui/save-label.tsx'
import { Skeleton } from '#/ui/overlay/skeleton.tsx'
import { SpecTable } from '#/ui/spec-table.tsx'
import { KitSection } from './kit-section.tsx'

const crumbs = [
  { name: 'Bikes', to: '/bikes/road/' },
  { name: 'Endurance', to: '/bikes/road/endurance/' },
]

export function KitContent() {
  return (
    <>
      <KitSection title="Prices and badges">
        <div className="flex flex-wrap gap-x-16 gap-y-6">
          <Price price="£2,499" />
          <Price price="£1,199" isFrom />
          <Price
            size="large"
            price="2.199 €"
            prior="2.499 €"
            saving="300 €"
            priorNote="Lowest price of the last 30 days: 2.399 €"
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <SaveLabel>Save £300</SaveLabel>
          <Badge>New</Badge>
          <Badge kind="ink">Limited</Badge>
          <Badge kind="go">In stock</Badge>
          <Badge kind="stop">Sold out</Badge>
          <Badge kind="signal">Leaves Tuesday</Badge>
        </div>
      </KitSection>
      <KitSection title="Way through">
        <Breadcrumb crumbs={crumbs} current="Carbon, electronic" />
        <LoadMore shown={24} total={58} step={12} to="?items=36" />
        <Pagination current={4} last={9} to={(page) => `?page=${page}`} />
      </KitSection>
      <KitSection title="Reading">
        <SpecTable
          caption="Drivetrain"
          rows={[
            { name: 'Shifting', value: 'Electronic, 2 × 12' },
            { name: 'Chainset', value: '50/34' },
            { name: 'Schaltwerkbefestigungsschraube', value: 'M4 × 12 mm' },
          ]}
        />
        <div className="border-t border-stone-200">
          <AccordionItem title="Box and assembly" isOpen>
            <p>Turn the bar, fit the pedals, go. Ten minutes and one tool.</p>
          </AccordionItem>
          <AccordionItem title="Returns">
            <p>Thirty days, ridden or not, as long as it comes back clean.</p>
          </AccordionItem>
        </div>
        <div aria-busy="true" className="grid max-w-sm gap-3">
          <Skeleton className="aspect-3/2" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      </KitSection>
    </>
  )
}
